/** The words that made-up shops of several kinds are made of: what goods are called, what else they say, and what is sold for use with them. */

/** A kind of goods. A bar divides words that mean the same, as shops write them; shoppers type one of them. */
export interface GoodsKind {
  /** Most usual first: `mouse pad|mousepad|mouse mat`. */
  names: readonly string[]
  category: string
  /** Words that tell goods of the kind apart, of which shoppers type one. */
  traits: readonly string[]
  /** A size with its unit as titles write it, of which shoppers type one. */
  measures: readonly string[]
  /** What goods of other kinds are made to fit, when it is this one. */
  fits: readonly string[]
}

export interface ShopWords {
  type: string
  kinds: readonly GoodsKind[]
  /** What titles say behind their first words: some name other goods of the shop. */
  features: readonly string[]
  brands: readonly string[]
  /** True where all goods stand in one of two wide categories, as small shops have them. */
  coarse: boolean
}

/** `names; category; traits; measures; accessories`, each list divided by commas, names by bars. */
function kinds(table: string): GoodsKind[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', category = '', traits = '', measures = '', fits = ''] = line
        .split(';')
        .map((cell) => cell.trim())
      const list = (cell: string) => (cell === '' ? [] : cell.split(',').map((word) => word.trim()))
      return { names: names.split('|'), category, traits: list(traits), measures: list(measures), fits: list(fits) }
    })
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim())

export const SHOPS: readonly ShopWords[] = [
  {
    type: 'computing',
    coarse: false,
    brands: list('Norvex, Kelspan, Tamaro, Lightwell, Ostrum, Bravik, Quillon, Zentar'),
    features: list(
      'USB-C charging, detachable keyboard, built-in microphone, HDMI and VGA ports, backlit keys, fast printer mode, webcam cover included, works with desktop and laptop, silent click, dual monitor support, plug and play, with carrying case, memory card reader, energy saving, anti-glare screen',
    ),
    kinds: kinds(`
      laptop|notebook|laptop computer; Laptops; gaming, business, refurbished, touchscreen; 13.3 inch, 15.6", 17 inch; sleeve, cooling pad, charger, screen protector
      desktop computer|desktop|desktop pc; Desktops; gaming, compact, refurbished; 16GB RAM, 32 GB RAM; dust cover, wall mount
      keyboard; Keyboards; mechanical, wireless, ergonomic, compact; ; wrist rest, dust cover, keycap set
      mouse; Mice; wireless, vertical, gaming, silent; ; replacement feet
      mouse pad|mousepad|mouse mat; Computer Accessories; extended, gaming, leather; 800 x 300 mm, 400 mm;
      monitor|computer monitor|display; Monitors; curved, portable, ultrawide, 4K; 24 inch, 27", 32 inch; arm, privacy filter, stand
      scanner|document scanner; Scanners; flatbed, portable, duplex; ; cleaning kit
      projector|video projector; Projectors; mini, short throw, 4K, outdoor; ; screen, ceiling mount, replacement lamp
      printer; Printers; laser, inkjet, photo, label; ; ink cartridge, paper tray, toner
      webcam|web camera; Webcams; 1080p, autofocus, 4K; ; privacy cover
      external hard drive|portable hard drive; Storage; rugged, slim; 1TB, 2 TB, 4TB; case
      micro sd card|microsd card|microsdxc memory card; Memory Cards; high speed, endurance; 64GB, 128 GB, 256GB; adapter
      usb flash drive|usb stick|thumb drive; Storage; metal, encrypted; 32GB, 64 GB, 128GB;
      router|wifi router; Networking; mesh, dual band, travel; ; antenna, wall mount
    `),
  },
  {
    type: 'phones-audio',
    coarse: true,
    brands: list('Auralis, Pavo, Sonder, Helicon, Mirano, Twyne, Orbeck'),
    features: list(
      'noise cancelling, 30 hour battery, with microphone, charging case included, waterproof IPX7, for calls and music, hi-res audio, smart watch compatible, quick charge, foldable, deep bass, magnetic ring, dual SIM, night mode camera, with stand and cable',
    ),
    kinds: kinds(`
      smartphone|cell phone|mobile phone; Phones; unlocked, rugged, refurbished; 64GB, 128 GB, 256GB; case, screen protector, car mount, wallet case
      headphones|headset; Audio; wireless, over-ear, noise cancelling, kids; ; replacement ear pads, stand, hard case
      earbuds|ear buds|earphones; Audio; true wireless, sport, wired; ; silicone tips, charging case
      smart watch|smartwatch; Wearables; GPS, kids, fitness; 42 mm, 46mm; band, screen protector, charging dock
      tablet; Tablets; kids, drawing, android; 8 inch, 10.1", 11 inch; case, stylus pen, keyboard case, stand
      bluetooth speaker|portable speaker; Audio; waterproof, mini, outdoor; 10W, 20 W, 40W; travel case, wall bracket
      soundbar|sound bar; Audio; compact, dolby, gaming; ; mounting bracket
      microphone; Audio; condenser, lavalier, wireless; ; pop filter, boom arm
      camera|digital camera; Cameras; mirrorless, waterproof, instant; 24MP, 48 MP; bag, battery, tripod, lens cap
      power bank|portable charger; Power; slim, solar, magnetic; 10000mAh, 20000 mAh; pouch
      tv|television|smart tv; Video; OLED, QLED, outdoor; 43 inch, 55", 65 inch; wall mount, remote control, stand
      phone charger|wall charger; Power; fast, wireless, foldable; 20W, 65 W;
    `),
  },
  {
    type: 'kitchen',
    coarse: false,
    brands: list('Hearthly, Brimfield, Corvane, Oakmere, Pellino, Tilda & Moss'),
    features: list(
      'dishwasher safe, with glass lid, non-stick coating, coffee grinder ready, BPA free, heat resistant handle, oven safe to 230 C, includes measuring spoon, with recipe book, for bread and pizza, gift box, easy to clean, stackable, leak proof, for gas and induction stove',
    ),
    kinds: kinds(`
      frying pan|skillet|frypan; Cookware; cast iron, ceramic, copper; 20 cm, 24cm, 28 cm; lid, handle cover
      saucepan|sauce pan; Cookware; stainless steel, enamel, copper; 1.5 l, 2 litre; lid
      knife set; Knives; japanese, ceramic, stainless steel; ; sharpener, block
      coffee maker|coffee machine; Coffee; drip, single serve, programmable; 1.2 l; filter, descaler, glass jug
      coffee grinder; Coffee; burr, manual, electric; ; brush
      kettle|electric kettle|tea kettle; Kettles; gooseneck, glass, cordless; 1 l, 1.7 litre; descaler
      blender; Small Appliances; hand, personal, countertop; 600W, 1200 W; jar, blade
      toaster; Small Appliances; two slice, four slice, retro; ; bread tongs
      lunch box|lunchbox|bento box; Storage; insulated, steel, kids; 750 ml, 1 l; divider
      water bottle|drinking bottle; Storage; insulated, glass, kids; 500 ml, 750ml, 1 litre; brush, sleeve
      cutting board|chopping board; Cookware; bamboo, walnut, plastic; 40 cm; stand, oil
      wine glass|wineglass; Glassware; crystal, stemless, red; 350 ml, 500 ml; drying rack
      dish rack|dish drainer|drying rack; Storage; bamboo, folding, over sink; ; drip tray
    `),
  },
  {
    type: 'tools',
    coarse: true,
    brands: list('Hardwick, Voltane, Grindel, Forge & Fell, Maxen, Tarrow'),
    features: list(
      'brushless motor, with two batteries, LED light, soft grip, for wood and metal, carrying case, 18V compatible, with drill bits, magnetic tip, rust resistant, adjustable blade guard, laser guide, with safety glasses, quick release, measuring scale',
    ),
    kinds: kinds(`
      cordless drill|drill driver|power drill; Power Tools; compact, hammer, brushless; 12V, 18 V, 20V; bit set, battery, holster
      circular saw; Power Tools; mini, cordless, plunge; 165 mm, 190mm; blade, guide rail
      hammer|claw hammer; Hand Tools; fibreglass, rubber, framing; 16 oz, 20oz; holder
      screwdriver set; Hand Tools; insulated, precision, magnetic; ; rack
      tape measure|measuring tape; Hand Tools; magnetic, long, pocket; 5 m, 8m, 10 m;
      ladder|step ladder|stepladder; Ladders; telescopic, folding, aluminium; 2.6 m, 3.8m; stabiliser, tray
      tool box|toolbox; Storage; metal, rolling, stackable; ; foam insert
      lawn mower|lawnmower; Garden; robot, push, electric; 32 cm, 40cm; blade, cover, battery
      garden hose|hosepipe; Garden; expandable, soaker, reinforced; 15 m, 30m; reel, nozzle, connector
      pressure washer; Garden; compact, petrol, electric; 1800W; gun, foam cannon
      work gloves|safety gloves; Safety; leather, cut resistant, winter; ;
      flashlight|torch; Electrical; tactical, rechargeable, mini; 1000 lumens; holster
      extension cord|extension lead; Electrical; outdoor, heavy duty, retractable; 5 m, 10m; cover
    `),
  },
  {
    type: 'outdoor',
    coarse: false,
    brands: list('Ridgeway, Fjelda, Summitra, Campello, Windrose, Northling'),
    features: list(
      'with rain cover, for two people, ultralight, water repellent, with stuff sack, for hiking and camping, reflective, breathable mesh, aluminium poles, padded straps, tent pegs included, bottle pocket, fits most bikes, quick dry, phone pocket',
    ),
    kinds: kinds(`
      tent|camping tent; Tents; ultralight, family, pop up, two person; ; footprint, pegs, pole, repair kit
      sleeping bag; Sleeping; down, mummy, kids, winter; 210 cm; liner, compression sack
      sleeping pad|sleeping mat|camping mattress; Sleeping; self inflating, foam, double; 5 cm, 8cm; pump, repair kit
      backpack|rucksack; Packs; hiking, travel, roll top; 20L, 35 l, 65L; rain cover, strap
      hiking boots|hiking shoes; Footwear; waterproof, leather, mid; ; laces, insoles
      bike helmet|bicycle helmet|cycling helmet; Cycling; road, kids, mountain; 54-58 cm; light, visor
      bike pump|bicycle pump; Cycling; floor, mini, electric; 120 psi; hose
      bike lock|bicycle lock; Cycling; folding, chain, cable; 90 cm; mount
      headlamp|head torch; Lighting; rechargeable, running, red; 400 lumens; strap
      yoga mat; Fitness; cork, thick, travel; 6 mm, 8mm; strap, bag, cleaner
      dumbbell|dumbbells|hand weights; Fitness; adjustable, neoprene, hex; 5 kg, 10kg, 20 kg; rack
      camping stove|camp stove; Cooking; gas, wood, two burner; ; windshield, fuel canister
      cooler|cool box|ice chest; Cooking; electric, soft, wheeled; 24 l, 45L; ice pack, divider
    `),
  },
  {
    type: 'office',
    coarse: false,
    brands: list('Paperlane, Deskora, Inkwell & Co, Folioform, Marginal, Stapleford'),
    features: list(
      'for home and office, pen holder included, letter size, acid free, with desk drawer, smooth writing, refillable, adjustable height, lumbar support, holds 200 sheets, with phone stand, non slip, assorted colours, lockable, for notebook and tablet',
    ),
    kinds: kinds(`
      office chair|desk chair; Chairs; ergonomic, mesh, leather, kids; ; armrest pads, castors, seat cushion
      standing desk|sit stand desk; Desks; electric, corner, compact; 120 cm, 140cm, 160 cm; mat, cable tray
      desk lamp|table lamp; Lamps; LED, clamp, dimmable; 10W, 12 W; bulb
      notebook|journal; Paper; dotted, lined, leather, spiral; A5, A4; pen loop, cover
      ballpoint pen|ball pen; Pens; retractable, metal, erasable; 0.7 mm, 1mm; refill
      fountain pen; Pens; fine, calligraphy, brass; ; ink, converter, case
      stapler; Desk Tools; electric, mini, heavy duty; ; staples
      paper shredder|shredder; Machines; cross cut, micro cut, quiet; 20 l; oil, bags
      whiteboard|white board|dry erase board; Boards; magnetic, glass, mobile; 90 x 60 cm; markers, eraser
      filing cabinet|file cabinet; Storage; lockable, rolling, two drawer; ; hanging rails, key
      desk organizer|desk organiser|desk tidy; Storage; bamboo, mesh, rotating; ;
      calculator; Machines; scientific, printing, graphing; ; paper roll, cover
    `),
  },
  {
    type: 'wardrobe',
    coarse: true,
    brands: list('Linden Row, Cassiane, Aldous & Mae, Velour Street, Brackwater, Seren'),
    features: list(
      'machine washable, with belt, for women, for men, regular fit, with zip pocket, organic cotton, lined, stretch waist, matching scarf available, dress or casual, crew neck, long sleeve, gift idea, travel friendly',
    ),
    kinds: kinds(`
      t-shirt|tee|tshirt; Tops; oversized, striped, v-neck; ;
      sweater|jumper|pullover; Tops; wool, cable knit, turtleneck; ; comb
      dress; Dresses; maxi, wrap, linen, evening; ; belt, garment bag
      jeans; Trousers; skinny, wide leg, black; ; belt
      rain jacket|raincoat; Jackets; packable, hooded, long; ; pouch
      leather jacket; Jackets; biker, bomber, suede; ; conditioner
      sneakers|trainers; Shoes; canvas, running, high top; ; laces, insoles, cleaner
      ankle boots|booties; Shoes; chelsea, heeled, suede; ; shaper, insoles
      handbag|purse; Bags; tote, crossbody, quilted; ; strap, organiser insert, rain cover
      wallet|billfold; Bags; slim, RFID, trifold; ; gift box
      sunglasses|shades; Accessories; polarized, round, aviator; ; case, cleaning cloth, strap
      belt; Accessories; braided, reversible, canvas; 90 cm, 100cm, 110 cm; buckle, hole punch
      scarf; Accessories; silk, cashmere, plaid; ; ring
      umbrella; Accessories; folding, windproof, clear; ; cover
    `),
  },
  {
    type: 'care-jewels',
    coarse: false,
    brands: list('Maris, Florelle, Pure Thistle, Ondine, Aurum & Ash, Calla'),
    features: list(
      'for sensitive skin, with hyaluronic acid, fragrance free, travel size, gift set, hypoallergenic, with ring box, vegan, for day and night, long lasting, with mirror, dermatologist tested, for dry hair, adjustable, with certificate',
    ),
    kinds: kinds(`
      face cream|face moisturizer|facial moisturiser; Face; night, SPF 30, anti-aging; 50 ml, 75ml; spatula
      face serum|facial serum; Face; vitamin c, retinol, hydrating; 30 ml, 50ml; dropper
      shampoo; Hair; anti-dandruff, volumizing, dry; 250 ml, 400ml; dispenser, bar holder
      hair dryer|hairdryer|blow dryer; Hair; ionic, travel, professional; 1800W, 2200 W; diffuser, holder
      lipstick; Make-up; matte, satin, nude; ; brush, case
      nail polish|nail varnish; Make-up; gel, quick dry, glitter; 10 ml; remover, rack
      perfume|eau de parfum; Fragrance; floral, woody, unisex; 50 ml, 100ml; atomizer
      ring; Rings; engagement, signet, stacking; size 6, size 7; box, sizer
      earrings|ear rings; Earrings; hoop, stud, pearl; 14k; backs, organizer
      necklace; Necklaces; pearl, pendant, layered; 45 cm, 50cm; extender, case
      bracelet; Bracelets; tennis, charm, leather; 18 cm; extender, charm
      toothbrush|electric toothbrush; Teeth; sonic, bamboo, kids; ; heads, travel case
      bath towel|shower towel; Bath; egyptian cotton, quick dry, waffle; 70 x 140 cm; hook
    `),
  },
]

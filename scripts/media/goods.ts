/** Which product a render of the studio shows: its scenes have short names of their own. */

/** Scene of a studio set, as `<set>/<scene>`, and the folder of its pictures in the shop. */
const FOLDERS: Readonly<Record<string, string>> = {
  'a/headphones': 'headphones',
  'a/necklace': 'halo-necklace',
  'a/perfume': 'perfume',
  'a/phone': 'smartphone',
  'a/ring': 'solitaire-ring',
  'a/sneaker': 'sneaker',
  'a/speaker': 'portable-speaker',
  'a/watch': 'smart-watch',
  'b/band': 'fitness-band',
  'b/camera': 'camera',
  'b/controller': 'game-controller',
  'b/earbuds': 'earbuds',
  'b/homehub': 'smart-speaker',
  'b/keyboard': 'keyboard',
  'b/laptop': 'laptop',
  'b/onear': 'studio-headphones',
  'b/tablet': 'tablet',
  'c/backpack': 'backpack',
  'c/belt': 'belt',
  'c/cap': 'cap',
  'c/handbag': 'handbag',
  'c/scarf': 'scarf',
  'c/slides': 'slides',
  'c/sunglasses': 'sunglasses',
  'c/sweater': 'sweater',
  'c/tshirt': 't-shirt',
  'c/wallet': 'wallet',
  'd/band': 'wedding-bands',
  'd/brushes': 'brush-set',
  'd/cologne': 'cologne',
  'd/compact': 'blush-compact',
  'd/cream': 'face-cream',
  'd/halo': 'halo-ring',
  'd/hoops': 'hoop-earrings',
  'd/lipstick': 'lipstick',
  'd/nail': 'nail-lacquer',
  'd/palette': 'eyeshadow-palette',
  'd/paperclip': 'paperclip-necklace',
  'd/pearls': 'pearl-earrings',
  'd/pendant': 'pear-pendant',
  'd/serum': 'face-serum',
  'd/strand': 'pearl-strand',
  'd/tennis': 'tennis-bracelet',
  'd/tube': 'hand-balm',
}

/** Where a render belongs: `set-d` and `hoops-gold-main.png` give `hoop-earrings/gold-main`; null for a file that is no render of goods. */
export function pictureOf(folder: string, file: string): string | null {
  const set = /-([bcd])$/.exec(folder)?.[1] ?? 'a'
  const [, scene = '', rest = ''] = /^([a-z]+)-([a-z-]+)\.png$/.exec(file) ?? []
  const product = FOLDERS[`${set}/${scene}`]
  return product && rest ? `${product}/${rest}` : null
}

/** The reverse: the set's letter and scene of a folder of pictures, and null for one that no scene makes. */
export function sceneOf(folder: string): { set: string; scene: string } | null {
  const [set = '', scene = ''] =
    Object.entries(FOLDERS)
      .find(([, name]) => name === folder)?.[0]
      .split('/') ?? []
  return scene ? { set, scene } : null
}

/** The size guides that a shop starts with, by category slug; an owner adds to them or replaces them in `shop.json`. */

export interface SizeGuide {
  title: string
  /** First row is the head. */
  rows: readonly (readonly string[])[]
}

export const DEFAULT_SIZE_GUIDES: Readonly<Record<string, SizeGuide>> = {
  shoes: {
    title: 'Shoe sizes',
    rows: [
      ['US', 'EU', 'Foot length'],
      ['5', '37', '23.5 cm'],
      ['5.5', '38', '24 cm'],
      ['6.5', '39', '24.5 cm'],
      ['7', '40', '25 cm'],
      ['8', '41', '26 cm'],
      ['8.5', '42', '26.5 cm'],
      ['9', '42.5', '27 cm'],
      ['9.5', '43', '27.5 cm'],
      ['10', '44', '28 cm'],
      ['11', '45', '29 cm'],
      ['12', '46', '30 cm'],
    ],
  },
  clothing: {
    title: 'Clothing sizes',
    rows: [
      ['Size', 'Chest', 'Waist'],
      ['S', '91 to 96 cm', '76 to 81 cm'],
      ['M', '97 to 102 cm', '82 to 87 cm'],
      ['L', '103 to 108 cm', '88 to 93 cm'],
      ['XL', '109 to 114 cm', '94 to 99 cm'],
    ],
  },
  rings: {
    title: 'Ring sizes',
    rows: [
      ['US', 'Inside diameter', 'Inside circumference'],
      ['5', '15.7 mm', '49.3 mm'],
      ['6', '16.5 mm', '51.9 mm'],
      ['7', '17.3 mm', '54.4 mm'],
      ['8', '18.1 mm', '57.0 mm'],
      ['9', '19.0 mm', '59.5 mm'],
      ['10', '19.8 mm', '62.1 mm'],
    ],
  },
}

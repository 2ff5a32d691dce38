/** Queries over the sample catalogue, judged by hand: what a shopper would want to see first, and what beside it. */
import type { Judgements } from './measures.ts'

/** `text; what is asked for; what is near it`: ids of the sample. */
const JUDGED = `
  headphones; 101 143; 127
  earbuds; 127; 101 143
  ear buds; 127; 101 143
  wireless headphones; 101; 127 143
  studio headphones; 143; 101
  noise cancelling; 101;
  hedphones; 101 143; 127
  watch; 105; 144
  smartwatch; 105; 144
  smart watch; 105; 144
  fitness tracker; 144; 105
  fitness band; 144; 105
  band; 144 133;
  camera; 107;
  mirrorless camera; 107;
  laptop; 111;
  notebook; 111;
  14 inch laptop; 111;
  kestrin; 105 111 119 131 144;
  speaker; 115 139;
  bluetooth speaker; 115 139;
  smart speaker; 139; 115
  portable speaker; 115; 139
  phone; 119;
  smartphone 256gb; 119;
  mobile phone; 119;
  keyboard; 123;
  mechanical keyboard; 123;
  tablet; 131;
  tablet with pen; 131;
  game controller; 135;
  gamepad; 135;
  bag; 102; 108
  bags; 102; 108
  handbag; 102; 108
  leather bag; 102; 108
  purse; 102;
  backpack; 108;
  rucksack; 108;
  shoes; 103 132;
  sneakers; 103; 132
  trainers; 103; 132
  slides; 132;
  sandals; 132;
  sunglasses; 112;
  sweater; 116;
  jumper; 116;
  t-shirt; 120;
  tshirt; 120;
  scarf; 124;
  wool scarf; 124;
  wallet; 128;
  cap; 136;
  belt; 140;
  leather belt; 140;
  perfume; 104; 126
  cologne; 126; 104
  serum; 110; 122
  lipstick; 114;
  lip stick; 114;
  eyeshadow; 118;
  eye shadow palette; 118;
  face cream; 122; 110
  moisturizer; 122; 142 110
  blush; 130;
  nail polish; 134;
  makeup brushes; 138;
  hand cream; 142; 122
  necklace; 106 141 117; 129
  earrings; 109 137;
  hoop earrings; 109; 137
  ring; 113 125; 133
  rings; 113 125 133;
  engagement ring; 113 125; 133
  wedding rings; 133; 113 125
  pearl; 117 137;
  pearl earrings; 137; 109
  bracelet; 121;
  pendant; 129; 106
  chain; 141;
  aurel finch; 106 109 113 121 125 129 133 141;
  solvane; 101 115 127 139 143;
`

/** Grade 3 for what is asked for, 1 for what is near it. */
export const SAMPLE_QUERIES: readonly { text: string; judged: Judgements }[] = JUDGED.trim()
  .split('\n')
  .map((line) => {
    const [text = '', exact = '', near = ''] = line.split(';').map((part) => part.trim())
    const ids = (part: string, grade: number) => (part === '' ? [] : part.split(' ').map((id) => [id, grade] as const))
    return { text, judged: new Map([...ids(exact, 3), ...ids(near, 1)]) }
  })

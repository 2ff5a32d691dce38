/** The sentences of the homes; a product type without its own takes the plain ones. */

export interface HomeWords {
  headline: string
  lead: string
}

const WORDS: Readonly<Record<string, HomeWords>> = {
  main: {
    headline: 'Good things, plainly shown.',
    lead: 'Electronics, fashion, beauty and jewelry from eleven independent makers, under one roof.',
  },
  electronics: {
    headline: 'Built to be used for years.',
    lead: 'Sound, sight and touch: instruments with honest figures and parts that can be mended.',
  },
  fashion: {
    headline: 'Cut once, worn often.',
    lead: 'Leather, wool and canvas in colours that go with what you already own.',
  },
  beauty: {
    headline: 'A small ritual, every day.',
    lead: 'Scent, skin and colour in glass and paper, made in short runs.',
  },
  jewelry: {
    headline: 'Light, held in gold.',
    lead: 'Rings, chains and pearls, set by hand and made to be handed on.',
  },
}

export function homeWords(mood: string, title: string): HomeWords {
  return WORDS[mood] ?? { headline: title, lead: `Everything for ${title.toLowerCase()}, in one place.` }
}

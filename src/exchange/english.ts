/** The words of the surfaces that speak English in every shop: they are read by programs and those who write them. */
import { makePack } from '#texts/make-pack.ts'

export const english = makePack('en').texts

/** Addresses of the two font files that every page preloads. */
import fraunces from './fraunces-latin.woff2?url'
import instrumentSans from './instrument-sans-latin.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>`, most used first. */
export const FONT_URLS: readonly string[] = [instrumentSans, fraunces]

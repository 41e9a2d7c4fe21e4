import localFont from 'next/font/local'

/*
 * Each face has two files: the letters of every page, and the few letters of latin-ext. The unicode ranges keep a
 * browser from loading the second file for letters of the first. Both faces fall back to stretched system faces, see
 * fonts/fallbacks.css.
 */
const newsreader = localFont({
  src: './fonts/newsreader.woff2',
  weight: '500',
  variable: '--font-newsreader',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-00FF, U+0152-0153, U+0178, U+2010-2026, U+2039-203A, U+20AC, U+2212' },
  ],
})

const newsreaderExt = localFont({
  src: './fonts/newsreader-ext.woff2',
  weight: '500',
  variable: '--font-newsreader-ext',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+010C-010D, U+011B, U+0150-0151, U+0159, U+0160-0161, U+0170-0171, U+017D-017E' },
  ],
})

const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0000-00FF, U+0152-0153, U+0178, U+2010-2026, U+2039-203A, U+20AC, U+2212' },
  ],
})

const instrumentSansExt = localFont({
  src: './fonts/instrument-sans-ext.woff2',
  weight: '400 700',
  variable: '--font-instrument-ext',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+010C-010D, U+011B, U+0150-0151, U+0159, U+0160-0161, U+0170-0171, U+017D-017E' },
  ],
})

/** The narrow no-break space of prices, which neither face has. */
const narrowSpace = localFont({
  src: './fonts/narrow-space.woff2',
  weight: '400 700',
  variable: '--font-narrow-space',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+202F, U+E000' }],
})

/** For `<html>`: sets the variables that the font tokens in styles/tokens.css use. */
export const fontVariables = [newsreader, newsreaderExt, instrumentSans, instrumentSansExt, narrowSpace]
  .map((face) => face.variable)
  .join(' ')

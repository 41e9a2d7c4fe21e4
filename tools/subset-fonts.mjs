// Makes the woff2 files in app/fonts from the packages: `node tools/subset-fonts.mjs`. Run it when the glyphs change.
import { readFile, writeFile } from 'node:fs/promises'
import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs'
import subsetFont from 'subset-font'

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

// Characters of Latin-1 that no text of a bookshop contains. They would cost 1 kB.
const unused = /[¤¦¨¬\u00AD¯±²³´µ¶¸¹º¼½¾ª¢¥]/g
const latin = (range(0x20, 0x7e) + range(0xa0, 0xff)).replace(unused, '') + 'ŒœŸ–—‘’‚“”„•…‹›€−'
// Hungarian letters, and the Slavic letters that are most frequent in names of translated authors.
const latinExt = 'ŐőŰűČčŠšŽžěř'

const faces = [
  { to: 'newsreader', from: '/newsreader/files/newsreader-latin-500', text: latin, features: ['kern', 'liga', 'tnum'] },
  { to: 'newsreader-ext', from: '/newsreader/files/newsreader-latin-ext-500', text: latinExt, features: ['kern'] },
  {
    to: 'instrument-sans',
    from: '-variable/instrument-sans/files/instrument-sans-latin-wght',
    text: latin,
    features: ['kern', 'tnum'],
  },
  {
    to: 'instrument-sans-ext',
    from: '-variable/instrument-sans/files/instrument-sans-latin-ext-wght',
    text: latinExt,
    features: ['kern'],
  },
]

const write = async (name, bytes) => {
  await writeFile(new URL(`../app/fonts/${name}.woff2`, import.meta.url), bytes)
  console.log(name, bytes.length)
  return bytes.length
}

const sizes = faces.map(async ({ from, to, text, features }) => {
  const source = await readFile(new URL(`../node_modules/@fontsource${from}-normal.woff2`, import.meta.url))
  const options = { targetFormat: 'woff2', keepFeatures: features, noHinting: true, dropTables: ['STAT', 'gasp'] }
  return write(to, await subsetFont(source, text, options))
})

// Neither face has U+202F, and the browser's stand-in is so thin that `3 490` reads as `3490`: hence a face with that
// one space.
const narrowSpace = new Font({
  familyName: 'Narrow Space',
  styleName: 'Regular',
  unitsPerEm: 1000,
  ascender: 970,
  descender: -250,
  glyphs: [
    new Glyph({ name: '.notdef', unicode: 0, advanceWidth: 200, path: new Path() }),
    new Glyph({ name: 'space', unicode: 0x20, advanceWidth: 200, path: new Path() }),
    new Glyph({ name: 'narrowspace', unicode: 0x202f, advanceWidth: 170, path: new Path() }),
    // Chromium fetches no face for a space alone; styles/base.css puts this sign on every page.
    new Glyph({ name: 'trigger', unicode: 0xe000, advanceWidth: 0, path: new Path() }),
  ],
})
const space = subsetFont(Buffer.from(narrowSpace.toArrayBuffer()), '\u202F\uE000', { targetFormat: 'woff2' })
sizes.push(space.then((bytes) => write('narrow-space', bytes)))

const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
console.log('together', total)
if (total > 50_000) throw new Error('The fonts weigh more than 50 kB')

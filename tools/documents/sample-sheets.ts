import { readSeedData } from '#backend/seed/read-seed-data.ts'
import { escape, face } from './sheet.ts'

/** The paper of a paperback: a title page, then the pages with their numbers. */
const looks = () => `
${face('Newsreader', 'newsreader')} ${face('Newsreader Ext', 'newsreader-ext')}
@page { size: 123mm 190mm; margin: 0 }
body { font: 10.5pt/1.45 Newsreader, 'Newsreader Ext', serif; color: #1d1b18; margin: 0 }
section { box-sizing: border-box; width: 123mm; height: 189mm; padding: 20mm 17mm 24mm; position: relative; break-after: page }
section:last-child { break-after: auto }
h1, h2 { font-weight: 500; line-height: 1.15 } h1 { font-size: 25pt; margin: 0 } h2 { font-size: 15pt; margin: 12mm 0 7mm; text-align: center }
p { margin: 0; text-align: justify; hyphens: auto; white-space: pre-line } p + p { text-indent: 5mm }
.title { padding-top: 52mm } .title * { text-align: center; text-indent: 0 } .author { font-size: 12pt; margin: 0 0 5mm }
.house { position: absolute; inset: auto 0 20mm } .house::first-letter { color: #a3201a }
.verse p { text-align: left; hyphens: none } .verse p + p { text-indent: 0; margin-top: 4mm }
.folio { position: absolute; inset: auto 0 12mm; text-align: center; font-size: 9pt; color: #635c52 }
`

const block = (text: string): string =>
  text.startsWith('# ') ? `<h2>${escape(text.slice(2))}</h2>` : `<p>${escape(text)}</p>`

/** HTML of the samples that are files, by the keys of their products. */
export const sampleSheets = async (): Promise<Record<string, string>> => {
  const { catalog, publishers, samples } = await readSeedData()
  const books = catalog.works.flatMap((work) =>
    work.editions.map((edition) => ({ key: `${work.key}-${edition.language}`, work, edition })),
  )
  const sheets = Object.entries(samples).flatMap(([key, { pdf, from, pages }]) => {
    const book = books.find((one) => one.key === key)
    if (!pdf || !book) return []
    const { title, language, imprint } = book.edition
    const author =
      catalog.authors.find((one) => one.key === book.work.authors[0])?.name[language === 'hu' ? 'hu' : 'en'] ?? ''
    const house = publishers.find((one) => one.key === imprint)?.name ?? ''
    const first = `<section class="title"><p class="author">${escape(author)}</p><h1>${escape(title)}</h1><p class="house">${escape(house)}</p></section>`
    const rest = pages.map((blocks, index) => {
      const isVerse = blocks.some((text) => text.includes('\n'))
      return `<section class="${isVerse ? 'verse' : 'prose'}">${blocks.map(block).join('')}<div class="folio">${from + index}</div></section>`
    })
    return [
      [
        key,
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(`${author}: ${title}`)}</title><style>${looks()}</style></head><body>${first}${rest.join('')}</body></html>`,
      ] as const,
    ]
  })
  return Object.fromEntries(sheets)
}

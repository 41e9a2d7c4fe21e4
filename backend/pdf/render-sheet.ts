import type { Locale } from '#contracts/shop.ts'
import { drawTable, type Table } from './draw-table.ts'
import { readFaces } from './faces.ts'
import { colours, openPaper, type Paper, type Style } from './open-paper.ts'

/** Everything that stands on an invoice or an offer, in one language and in the order in which it is read. */
export interface Sheet {
  locale: Locale
  title: string
  number: string
  /** What stands below the number. */
  subtitle: string[]
  parties: { title: string; name: string; lines: string[] }[]
  facts: { label: string; value: string }[]
  /** With seven columns. */
  lines: Table
  /** With four columns. */
  vat: Table
  notes: string[]
  totals: { label: string; value: string; isMain: boolean }[]
  footer: string[]
  page: (page: number, pages: number) => string
}

const drawTitle = (paper: Paper, { title, number, subtitle }: Sheet): void => {
  const half = paper.width / 2
  const mark: Style = { x: paper.left, width: half, size: 20, isBold: true, colour: colours.rubric }
  paper.write('Kolofon', mark, 'P', paper.root, paper.y)
  const right: Style = { x: paper.left + half, width: half, size: 20, isBold: true, align: 'right' }
  let y = paper.y + paper.write(`${title} ${number}`, right, 'H1', paper.root, paper.y)
  for (const line of subtitle)
    y += paper.write(line, { ...right, size: 9, isBold: false, colour: colours.soft }, 'P', paper.root, y + 2)
  paper.y = y + 28
}

const drawParties = (paper: Paper, { parties }: Sheet): void => {
  const width = paper.width / 2 - 12
  const ends = parties.map(({ title, name, lines }, index) => {
    const style: Style = { x: paper.left + index * (width + 24), width, size: 9 }
    let { y } = paper
    y += paper.write(title, { ...style, size: 8, colour: colours.soft }, 'H2', paper.root, y) + 2
    y += paper.write(name, { ...style, size: 11, isBold: true }, 'P', paper.root, y) + 2
    for (const line of lines) y += paper.write(line, style, 'P', paper.root, y) + 1
    return y
  })
  paper.y = Math.max(...ends) + 18
}

const maxColumns = 5

const drawFacts = (paper: Paper, { facts }: Sheet): void => {
  paper.rule(paper.y)
  // Rows of as equal length as can be, so that numbers are not broken.
  const columns = Math.ceil(facts.length / Math.ceil(facts.length / maxColumns))
  const width = paper.width / columns
  for (let from = 0; from < facts.length; from += columns) {
    const ends = facts.slice(from, from + columns).map(({ label, value }, index) => {
      const style: Style = { x: paper.left + index * width, width: width - 8, size: 9 }
      let y = paper.y + 8
      y += paper.write(label, { ...style, size: 8, colour: colours.soft }, 'P', paper.root, y) + 2
      return y + paper.write(value, style, 'P', paper.root, y)
    })
    paper.y = Math.max(...ends)
  }
  paper.y += 8
  paper.rule(paper.y)
  paper.y += 20
}

const drawTotals = (paper: Paper, { totals, notes }: Sheet): void => {
  if (paper.y + 80 > paper.bottom) paper.turnPage()
  paper.rule(paper.y)
  paper.y += 10
  for (const { label, value, isMain } of totals) {
    const style: Style = { x: paper.left, width: paper.width / 2, size: isMain ? 14 : 10, isBold: isMain }
    const right: Style = { ...style, x: paper.left + paper.width / 2, align: 'right' }
    paper.write(label, style, 'P', paper.root, paper.y)
    paper.y += paper.write(value, right, 'P', paper.root, paper.y) + 4
  }
  for (const note of notes)
    paper.y += paper.write(note, { x: paper.left, width: paper.width, size: 9 }, 'P', paper.root, paper.y) + 2
}

const lineWidths = [163, 48, 62, 60, 34, 58, 70]
const vatWidths = [255, 80, 80, 80]

/** The PDF of a sheet. It depends on the sheet and the moment alone: made again, it has the same bytes. */
export const renderSheet = async (
  sheet: Sheet,
  { author, madeAt }: { author: string; madeAt: Date },
): Promise<Uint8Array> => {
  const paper = openPaper(await readFaces(), {
    title: `${sheet.title} ${sheet.number}`,
    author,
    language: sheet.locale,
    madeAt,
  })
  drawTitle(paper, sheet)
  drawParties(paper, sheet)
  drawFacts(paper, sheet)
  await drawTable(paper, sheet.lines, lineWidths)
  paper.y += 16
  await drawTable(paper, sheet.vat, vatWidths)
  paper.y += 4
  drawTotals(paper, sheet)
  return paper.finish((page, pages) => [...sheet.footer, sheet.page(page, pages)])
}

import { setImmediate as otherWork } from 'node:timers/promises'
import { colours, type Element, type Paper, type Style } from './open-paper.ts'

interface Row {
  /** The first cell is a text of several lines, of which the first is the main one; the others are figures. */
  cells: string[]
  small?: string[]
  isSum?: boolean
}

export interface Table {
  title: string | undefined
  head: string[]
  rows: Row[]
}

const gap = 6
const size = 9

/** The first column holds texts, the others figures, which stand at the right. */
const styleOf = (widths: readonly number[], left: number, column: number): Style => {
  const x = left + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const width = widths[column] ?? 0
  return column === 0 ? { x, width: width - gap, size } : { x: x + gap, width: width - gap, size, align: 'right' }
}

const smallStyle = (style: Style): Style => ({ ...style, size: 8, colour: colours.soft })

const heightOfRow = (paper: Paper, widths: readonly number[], { cells, small = [], isSum = false }: Row): number => {
  const heights = cells.map((cell, column) =>
    paper.heightOf(cell, { ...styleOf(widths, paper.left, column), isBold: isSum }),
  )
  const below = small.map((text) => paper.heightOf(text, smallStyle(styleOf(widths, paper.left, 0))))
  return Math.max(...heights, (heights[0] ?? 0) + below.reduce((sum, height) => sum + height, 0))
}

const drawHead = (paper: Paper, widths: readonly number[], head: readonly string[], table: Element): void => {
  const styles = head.map((_, column): Style => ({
    ...styleOf(widths, paper.left, column),
    size: 8,
    colour: colours.soft,
  }))
  const height = Math.max(...head.map((text, column) => paper.heightOf(text, styles[column] as Style)))
  const row = paper.element('TR', table)
  for (const [column, text] of head.entries()) {
    const style = styles[column] as Style
    paper.write(text, style, 'TH', row, paper.y + height - paper.heightOf(text, style))
  }
  paper.y += height + 4
  paper.rule(paper.y)
  paper.y += 5
}

const drawRow = (paper: Paper, widths: readonly number[], row: Row, table: Element): void => {
  const { cells, small = [], isSum = false } = row
  const height = heightOfRow(paper, widths, row)
  const line = paper.element('TR', table)
  for (const [column, cell] of cells.entries()) {
    const style: Style = { ...styleOf(widths, paper.left, column), isBold: isSum }
    if (column > 0 || small.length === 0) {
      paper.write(cell, style, 'TD', line, paper.y)
      continue
    }
    const texts = paper.element('TD', line)
    let y = paper.y + paper.write(cell, style, 'P', texts, paper.y)
    for (const text of small) y += paper.write(text, smallStyle(style), 'P', texts, y)
  }
  paper.y += height + 5
}

/** Lets other work of the process come between, because a row takes milliseconds. A row is never broken; a table that goes on has its head again on the next page. */
export const drawTable = async (
  paper: Paper,
  { title, head, rows }: Table,
  widths: readonly number[],
): Promise<void> => {
  const table = paper.element('Table', paper.root)
  const headHeight = 30
  const first = rows[0]
  const needed = headHeight + (title === undefined ? 0 : 20) + (first ? heightOfRow(paper, widths, first) : 0)
  if (paper.y + needed > paper.bottom) paper.turnPage()
  if (title !== undefined)
    paper.y +=
      paper.write(title, { x: paper.left, width: paper.width, size: 10, isBold: true }, 'Caption', table, paper.y) + 6
  drawHead(paper, widths, head, table)
  for (const [index, row] of rows.entries()) {
    if (paper.y + heightOfRow(paper, widths, row) > paper.bottom) {
      paper.turnPage()
      drawHead(paper, widths, head, table)
    }
    drawRow(paper, widths, row, table)
    await otherWork()
    if (index < rows.length - 1) {
      paper.rule(paper.y - 1)
      paper.y += 4
    }
  }
}

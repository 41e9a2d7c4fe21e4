import type { TextBlock } from '#contracts/content-blocks.ts'
import { coverHeight, coverWidth } from '../cover-design.ts'
import { rounded } from '../rounded.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { setParagraph } from '../type/set-paragraph.ts'

export interface SpreadPage {
  number: number
  blocks: readonly TextBlock[]
}

const ink = '#25221e'
const soft = '#6b645a'
const paper = '#fdfaf3'
const margin = { outer: 66, inner: 74, top: 132, bottom: 822 }
const width = coverWidth - margin.outer - margin.inner
const leading = 26
const size = 17.8

const pathOf = (colour: string, data: string) => (data ? `<path fill="${colour}" d="${data}"/>` : '')

/** Fills a page with text from the top. The rest of the text is not drawn. */
function drawText(blocks: readonly TextBlock[], left: number): string {
  let y = margin.top
  let isFirst = true
  let headings = ''
  let text = ''
  for (const block of blocks) {
    if (block.type === 'heading') {
      const heading = fitText(
        block.text,
        { face: 'serifMedium', maxSize: 30, leading: 1.2 },
        { width, height: 80, maxLines: 2 },
      )
      headings += heading.draw({ x: left + width / 2, top: y + 30, align: 'centre', fill: ink })
      y += heading.height + 104
      isFirst = true
    }
    if (block.type !== 'paragraph') continue
    const isVerse = block.text.includes('\n')
    const lines = setParagraph(block.text, {
      face: 'serif',
      size,
      width,
      justified: !isVerse,
      indent: isFirst || isVerse ? 0 : 24,
    })
    for (const line of lines) {
      if (y > margin.bottom) break
      text += line(isVerse ? left + 26 : left, y)
      y += leading
    }
    if (isVerse) y += leading / 2
    isFirst = false
  }
  return headings + pathOf(ink, text)
}

function drawPage(page: SpreadPage | undefined, side: 0 | 1, headline: string): string {
  if (!page) return ''
  const left = side === 0 ? margin.outer : coverWidth + margin.inner
  const middle = left + width / 2
  const small = (text: string, face: 'serifItalic' | 'serif', top: number) =>
    fitText(text, { face, maxSize: 16, leading: 1 }, { width, height: 20, maxLines: 1 }).draw({
      x: middle,
      top,
      align: 'centre',
      fill: soft,
    })
  return small(headline, 'serifItalic', 72) + drawText(page.blocks, left) + small(String(page.number), 'serif', 852)
}

/** Two facing pages of an open book. */
export function drawSpread({ title, author }: { title: string; author: string }, pages: readonly SpreadPage[]): string {
  const shade = (x: number, toLeft: boolean) =>
    `<linearGradient id="${toLeft ? 'l' : 'r'}" x1="${toLeft ? 1 : 0}" x2="${toLeft ? 0 : 1}"><stop stop-color="#5b4a33" stop-opacity=".22"/><stop offset="1" stop-color="#5b4a33" stop-opacity="0"/></linearGradient>` +
    rectangle(x, 0, 56, coverHeight, `fill="url(#${toLeft ? 'l' : 'r'})"`)
  return (
    rounded`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * coverWidth} ${coverHeight}">` +
    rectangle(0, 0, 2 * coverWidth, coverHeight, fill(paper)) +
    shade(coverWidth - 56, true) +
    shade(coverWidth, false) +
    drawPage(pages[0], 0, author) +
    drawPage(pages[1], 1, title) +
    '</svg>'
  )
}

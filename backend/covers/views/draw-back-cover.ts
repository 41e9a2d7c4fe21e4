import { chooseLook, type Look } from '../choose-look.ts'
import { coverHeight, coverWidth } from '../cover-design.ts'
import type { CoverOrder } from '../draw-cover.ts'
import { mixColours } from '../mix-colours.ts'
import { fill, rectangle } from '../svg-shapes.ts'
import { fitText } from '../type/fit-text.ts'
import { splitTitle } from '../type/fit-title.ts'
import { setParagraph } from '../type/set-paragraph.ts'
import { barcodeSize, drawBarcode } from './draw-barcode.ts'

export interface BackCoverOrder extends CoverOrder {
  lead: string
  description: string
  isbn: string | null
  /** The key of the publisher. */
  publisher: string
}

const left = 62
const width = coverWidth - 2 * left
/** The colour behind the logo, above the motif. */
const foot = 660
const leading = { lead: 35, description: 29 }

/** The back cover has its spine on the right. */
const spine =
  rectangle(coverWidth - 18, 0, 18, coverHeight, 'fill="#000" fill-opacity=".1"') +
  rectangle(coverWidth - 20, 0, 2, coverHeight, 'fill="#fff" fill-opacity=".14"')

/** The motif of the front stands along the lower edge, beside the white field of the barcode. */
function drawArt({ palette, motif, choice }: Look): string {
  const top = 700
  const band = motif({ left: 0, top, right: coverWidth, bottom: coverHeight }, palette, choice)
  const clip = `<clipPath id="band"><rect y="${top}" width="${coverWidth}" height="${coverHeight - top}"/></clipPath>`
  return rectangle(0, 0, coverWidth, coverHeight, fill(palette.ground)) + `${clip}<g clip-path="url(#band)">${band}</g>`
}

/** The back cover in the colours of the front: title, author, description, ISBN and logo. */
export function drawBackCover(order: BackCoverOrder): string {
  const look = chooseLook(order.design, order.seed, order)
  const { palette } = look

  const box = { width, height: 96, maxLines: 2 }
  const title = fitText(splitTitle(order.title).main, { face: 'serifMedium', maxSize: 40, leading: 1.1 }, box)
  const author = fitText(order.author, { face: 'sansMedium', maxSize: 20, leading: 1.3 }, { ...box, height: 50 })
  const authorTop = 74
  const titleTop = authorTop + (author.height && author.height + 26)
  const leadTop = titleTop + title.height + 62
  const lead = setParagraph(order.lead, { face: 'serifItalic', size: 27, width })
  const descriptionTop = leadTop + lead.length * leading.lead + 26
  const room = Math.max(0, Math.floor((foot - 20 - descriptionTop) / leading.description))
  const description = setParagraph(order.description, { face: 'serif', size: 21, width }).slice(0, room)
  const mark = fitText(
    order.publisher.toLocaleUpperCase('hu'),
    { face: 'sansMedium', maxSize: 17, leading: 1, tracking: 0.18 },
    { width: 220, height: 20, maxLines: 1 },
  )
  const markInk = mixColours(palette.ink, palette.ground, 0.15)

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    drawArt(look) +
    spine +
    `<g id="text">${author.draw({ x: left, top: authorTop, align: 'left', fill: palette.soft })}` +
    title.draw({ x: left, top: titleTop, align: 'left', fill: palette.ink }) +
    `<path fill="${palette.ink}" d="${lead.map((line, at) => line(left, leadTop + at * leading.lead)).join('')}"/>` +
    `<path fill="${palette.soft}" d="${description.map((line, at) => line(left, descriptionTop + at * leading.description)).join('')}"/>` +
    mark.draw({ x: left, top: foot, align: 'left', fill: markInk }) +
    `</g>${order.isbn ? drawBarcode(order.isbn, coverWidth - left - barcodeSize.width, coverHeight - 62 - barcodeSize.height) : ''}</svg>`
  )
}

import { chooseLook } from './choose-look.ts'
import { type CoverText, coverHeight, coverWidth } from './cover-design.ts'
import { type CoverDesignName, coverDesigns } from './cover-designs.ts'
import { rectangle } from './svg-shapes.ts'

export interface CoverOrder extends CoverText {
  design: CoverDesignName
  /** The seed of the drawing is the name of the cover's file, so that another drawing has another address. */
  seed: string
}

const spine =
  rectangle(0, 0, 18, coverHeight, 'fill="#000" fill-opacity=".1"') +
  rectangle(18, 0, 2, coverHeight, 'fill="#fff" fill-opacity=".14"')

export function drawCover({ design, seed, ...text }: CoverOrder): string {
  const { palette, motif, choice } = chooseLook(design, seed, text)
  const { art, text: set } = coverDesigns[design].compose(text, palette, (area) => motif(area, palette, choice))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    `${art}${spine}<g id="text">${set}</g></svg>`
  )
}

import { type CoverDesign, type CoverText, coverHeight, coverWidth } from './cover-design.ts'
import { dunapart } from './designs/dunapart.ts'
import { helikon } from './designs/helikon.ts'
import { jelenkor } from './designs/jelenkor.ts'
import { kolibri } from './designs/kolibri.ts'
import { kolofon } from './designs/kolofon.ts'
import { libri } from './designs/libri.ts'
import { northlight } from './designs/northlight.ts'
import { park } from './designs/park.ts'
import { szelrozsa } from './designs/szelrozsa.ts'
import { seededChoice } from './seeded-choice.ts'
import { rectangle } from './svg-shapes.ts'

export const coverDesigns = {
  kolofon,
  kolibri,
  park,
  helikon,
  libri,
  jelenkor,
  szelrozsa,
  dunapart,
  northlight,
} satisfies Record<string, CoverDesign>
export type CoverDesignName = keyof typeof coverDesigns

export interface CoverOrder extends CoverText {
  design: CoverDesignName
  /** Palette and motif depend on this alone: give the editions of a work different keys, or the same, as wanted. */
  key: string
}

const spine =
  rectangle(0, 0, 18, coverHeight, 'fill="#000" fill-opacity=".1"') +
  rectangle(18, 0, 2, coverHeight, 'fill="#fff" fill-opacity=".14"')

export function drawCover({ design, title, author, key }: CoverOrder): string {
  const { palettes, motifs, compose } = coverDesigns[design]
  const choice = seededChoice(`${design}/${key}`)
  const palette = choice.pick(palettes)
  const motif = choice.pick(motifs)
  const { art, text } = compose({ title, author }, palette, (area) => motif(area, palette, choice))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    `${art}${spine}<g id="text">${text}</g></svg>`
  )
}

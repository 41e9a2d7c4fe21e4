import type { CoverDesign } from './cover-design.ts'
import { helikon } from './designs/helikon.ts'
import { jelenkor } from './designs/jelenkor.ts'
import { kolibri } from './designs/kolibri.ts'
import { kolofon } from './designs/kolofon.ts'
import { park } from './designs/park.ts'
import { kolibriBoat } from './motifs/kolibri-boat.ts'
import { kolibriMeadow } from './motifs/kolibri-meadow.ts'
import { seededChoice } from './seeded-choice.ts'
import { fill, rectangle, spread } from './svg-shapes.ts'
import type { PictureDesign } from '#contracts/picture-designs.ts'
import { type PictureShape, pictureShapes } from '../pictures/picture-shapes.ts'

/** Motifs that fit any shape: `figures` stand side by side, a scene has sky above it, a `paper` covers everything. */
const hands = {
  kolofon: { ...kolofon, fills: 'paper' },
  kolibri: { ...kolibri, motifs: [kolibriBoat, kolibriMeadow], fills: 'scene' },
  park: { ...park, fills: 'scene' },
  helikon: { ...helikon, fills: 'figures' },
  jelenkor: { ...jelenkor, fills: 'figures' },
} as const satisfies Record<
  PictureDesign,
  Pick<CoverDesign, 'palettes' | 'motifs'> & { fills: 'figures' | 'scene' | 'paper' }
>

export interface PictureOrder {
  draw: PictureDesign
  /** The seed of palette and motif. */
  seed: string
  shape: PictureShape
}

/** Drawn in the scale of the covers, so that lines have the same width. */
const height = 600

/** Draws a banner with the palette and the motif of a series of covers, without a title. */
export const drawPicture = ({ draw, seed, shape }: PictureOrder): { svg: string; width: number; height: number } => {
  const { palettes, motifs, fills } = hands[draw]
  const choice = seededChoice(`${draw}/${seed}`)
  const palette = choice.pick(palettes)
  const proportion = pictureShapes[shape]
  const width = Math.round((height * proportion.width) / proportion.height)
  const art =
    fills === 'figures'
      ? rowOfFigures(width, (left, right) =>
          choice.pick(motifs)({ left, right, top: height * 0.14, bottom: height * 0.86 }, palette, choice),
        )
      : choice.pick(motifs)(
          { left: 0, top: fills === 'paper' ? 0 : height * 0.08, right: width, bottom: height },
          palette,
          choice,
        )
  const ground = rectangle(0, 0, width, height, fill(palette.ground))
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}${art}</svg>`,
    width,
    height,
  }
}

/** As many squares side by side as fit. */
const rowOfFigures = (width: number, draw: (left: number, right: number) => string): string => {
  const side = height * 0.72
  const count = Math.max(1, Math.floor(width / (side * 1.15)))
  const half = Math.min(side, width * 0.8) / 2
  return spread(count, width / (2 * count), width - width / (2 * count))
    .map((centre) => draw(centre - half, centre + half))
    .join('')
}

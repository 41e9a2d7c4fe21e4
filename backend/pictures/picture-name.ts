import type { PictureDesign } from '#contracts/picture-designs.ts'
import type { PictureShape } from './picture-shapes.ts'

/** A drawing of the shop, or a picture that it was given. */
export type PictureSource = { draw: PictureDesign; seed: string } | { stored: string }

/** The name of its files, before width and ending. */
export const pictureName = (source: PictureSource, shape: PictureShape): string =>
  'stored' in source ? `${source.stored}-${shape}` : `${source.draw}-${source.seed}-${shape}`

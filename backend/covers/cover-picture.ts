import { coverHeight, coverWidth } from './cover-design.ts'
import { type CoverOrder, drawCover } from './draw-cover.ts'
import type { Picture } from './render-pictures.ts'

export interface CoverJob extends CoverOrder {
  /** Name of the pictures without width and ending. */
  file: string
}

export const coverPicture = ({ file, ...order }: CoverJob): Picture => ({
  file,
  width: coverWidth,
  height: coverHeight,
  draw: () => drawCover(order),
})

import { coverHeight, coverWidth } from './cover-design.ts'
import { type CoverOrder, drawCover } from './draw-cover.ts'
import type { Drawing } from '../pictures/render-pictures.ts'

export interface CoverJob extends CoverOrder {
  /** The name of the pictures without width and ending. */
  file: string
}

export const coverPicture = ({ file, ...order }: CoverJob): Drawing => ({
  file,
  width: coverWidth,
  height: coverHeight,
  draw: () => drawCover(order),
})

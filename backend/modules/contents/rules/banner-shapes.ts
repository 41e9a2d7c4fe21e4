import type { BannerTemplate } from '#contracts/banners.ts'
import type { PictureShape } from '../../../pictures/picture-shapes.ts'

/** The sizes of spec point 9, by template. */
export const shapeOf = (template: BannerTemplate): PictureShape => {
  switch (template) {
    case 'strip':
    case 'portrait':
    case 'author':
    case 'shortcut':
      return template
    default:
      return 'card'
  }
}

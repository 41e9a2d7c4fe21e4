import type { BannerTemplate } from '#contracts/banners.ts'
import type { PictureShape } from '../../../pictures/picture-shapes.ts'

/** Spec point 9's sizes by the templates that they are for. */
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

import type { Picture } from '#contracts/banners.ts'
import type { Locale } from '#contracts/shop.ts'
import { pictureName } from '../../../pictures/picture-name.ts'
import { largestOf, type PictureShape, pictureShapes } from '../../../pictures/picture-shapes.ts'
import type { PictureForm } from '#contracts/reference-forms.ts'

/** @throws Error for a `file`, which no row holds: it becomes `stored` before it is written */
export const servePicture = (form: PictureForm, shape: PictureShape, locale: Locale): Picture => {
  if ('file' in form) throw new Error(`${form.file} was not stored`)
  return {
    path: `/assets/pictures/${pictureName(form, shape)}`,
    ...largestOf(shape),
    widths: [...pictureShapes[shape].widths],
    alt: form.alt?.[locale] ?? '',
  }
}

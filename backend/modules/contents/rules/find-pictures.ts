import type { PictureShape } from '../../../pictures/picture-shapes.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { PictureForm } from '#contracts/reference-forms.ts'
import { shapeOf } from './banner-shapes.ts'

export interface ShownPicture {
  picture: PictureForm
  shape: PictureShape
  /** The path in the form. */
  path: (string | number)[]
}

/** All pictures of a form, in the shapes in which they are shown. */
export const findPictures = ({
  contents,
  bannerStrips,
  seo,
}: Pick<EditorialForm, 'contents' | 'bannerStrips' | 'seo'>): ShownPicture[] => [
  ...contents.flatMap(({ picture, blocks }, index): ShownPicture[] => [
    ...(picture ? [{ picture, shape: 'card' as const, path: ['contents', index, 'picture'] }] : []),
    ...Object.entries(blocks).flatMap(([locale, list]) =>
      list.flatMap((block, place): ShownPicture[] =>
        block.type === 'image'
          ? [{ picture: block.picture, shape: 'card', path: ['contents', index, 'blocks', locale, place, 'picture'] }]
          : [],
      ),
    ),
  ]),
  ...bannerStrips.flatMap(({ versions }, index) =>
    versions.flatMap(({ banners }, version) =>
      banners.flatMap(({ picture, template }, place): ShownPicture[] =>
        picture
          ? [
              {
                picture,
                shape: shapeOf(template),
                path: ['bannerStrips', index, 'versions', version, 'banners', place, 'picture'],
              },
            ]
          : [],
      ),
    ),
  ),
  ...(seo?.picture ? [{ picture: seo.picture, shape: 'card' as const, path: ['seo', 'picture'] }] : []),
]

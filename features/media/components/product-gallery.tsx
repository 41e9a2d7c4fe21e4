import { useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import type { ImageAsset } from '#contracts/product-page.ts'

const closeUpOf = ({ path }: ImageAsset) => `${path}-1280.jpg`

/** The first picture; it links to its large version. */
export const ProductCover = ({ images: [cover], title }: { images: readonly ImageAsset[]; title: string }) => {
  const t = useTranslations('gallery')
  if (!cover) return null
  return (
    <a
      href={closeUpOf(cover)}
      data-opens="picture"
      data-title={t('cover')}
      className="block cursor-zoom-in rounded-cover"
    >
      <Cover cover={cover} title={title} sizes="(min-width: 1200px) 400px, (min-width: 900px) 240px, 200px" priority />
      <span className="sr-only">{t('enlarge')}</span>
    </a>
  )
}

/** All further pictures, each with a link to its large version. */
export const ProductPictures = ({ images: [, ...others] }: { images: readonly ImageAsset[] }) => {
  const t = useTranslations('gallery')
  if (others.length === 0) return null
  return (
    <ul aria-label={t('pictures')} className="mb-5 flex flex-wrap gap-3">
      {others.map((image) => (
        <li key={image.path}>
          <a
            href={closeUpOf(image)}
            data-opens="picture"
            data-title={image.title}
            className="block cursor-zoom-in rounded-cover border border-line hover:border-control"
          >
            <picture>
              <source type="image/avif" srcSet={`${image.path}-320.avif`} />
              <img
                src={`${image.path}-640.jpg`}
                alt={image.title}
                width={image.width}
                height={image.height}
                loading="lazy"
                className="h-20 w-auto rounded-cover"
              />
            </picture>
            <span className="sr-only">{t('enlarge')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

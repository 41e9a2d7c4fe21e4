import { getTranslations } from 'next-intl/server'
import type { Banner } from '#contracts/banners.ts'
import { Carousel } from './carousel.tsx'
import { PictureBanner } from './picture-banner.tsx'

type Template = Parameters<typeof PictureBanner>[0]['template']

const slides = { strip: 'one', card: 'three', portrait: 'narrow' } as const

/** Banners side by side: small ones in columns, large ones in a carousel where they have no room. */
export const BannerRow = async ({ template, banners }: { template: Template; banners: readonly Banner[] }) => {
  const t = await getTranslations('regions')
  const items = banners.map((banner) => <PictureBanner key={banner.id} template={template} banner={banner} />)
  if (template === 'author' || template === 'shortcut')
    return (
      <ul aria-label={t(`rows.${template}`)} className="banner-columns">
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    )
  if (items.length === 1) return items
  return (
    <Carousel label={t(`rows.${template}`)} slides={slides[template]}>
      {items}
    </Carousel>
  )
}

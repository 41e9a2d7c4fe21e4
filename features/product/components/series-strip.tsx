import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { langOf } from '#lib/i18n/lang-of.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { SeriesAround } from '../load-product-page.ts'
import { VariantPrice } from '#components/product/variant-price.tsx'

type Volume = SeriesAround['volumes'][number]

interface Props {
  series: SeriesAround
  /** Whose page it is. */
  productId: number
  prices: PriceDisplay
}

const seriesHref = ({ id }: SeriesAround) =>
  ({ pathname: '/search', query: { series: String(id) } }) as const satisfies Href

const VolumeCard = ({ volume, isCurrent, prices }: { volume: Volume; isCurrent: boolean; prices: PriceDisplay }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  return (
    <article className="product-card">
      <Cover
        cover={volume.cover}
        title={volume.title}
        alt=""
        sizes="(min-width:1200px) 190px,(min-width:704px) 24vw,(min-width:600px) 30vw,42vw"
      />
      <p>
        {volume.number !== null && t('volume', { number: volume.number })}
        {isCurrent && <span className="text-ink"> · {t('thisVolume')}</span>}
      </p>
      <h3 className="title" lang={langOf(volume.language, locale)}>
        {isCurrent ? (
          <span aria-current="true">{volume.title}</span>
        ) : (
          <Link href={{ path: volume.path }}>{volume.title}</Link>
        )}
      </h3>
      <p>{t(`formats.${volume.format}`)}</p>
      <VariantPrice id={volume.id} price={volume.price} prices={prices} />
    </article>
  )
}

const Step = ({ volume, rel }: { volume: Volume | undefined; rel: 'prev' | 'next' }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (!volume) return null
  const isNext = rel === 'next'
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      href={{ path: volume.path }}
      rel={rel}
      className={`flex min-h-11 items-center gap-2 hover:text-rubric ${isNext ? 'ml-auto flex-row-reverse text-right' : ''}`}
    >
      <Arrow aria-hidden size={18} strokeWidth={1.6} className="shrink-0" />
      <span>
        {t(isNext ? 'nextVolume' : 'previousVolume')}:{' '}
        <span lang={langOf(volume.language, locale)}>{volume.title}</span>
      </span>
    </Link>
  )
}

/** The volumes around this one in their order, and a step each way; the whole series is one link on. */
export const SeriesStrip = ({ series, productId, prices }: Props) => {
  const t = useTranslations('catalog')
  const { name, count, volumes, previous, next } = series
  return (
    <section aria-labelledby="series" className="mt-[52px]">
      <SectionHeading
        id="series"
        title={t('seriesTitle', { name })}
        link={{ label: t('wholeSeries', { count }), href: seriesHref(series) }}
      />
      {/* On phones one row to push: a long series must not keep the reader from what comes after it. */}
      <ol className="grid gap-x-4 gap-y-9 max-sm:-mx-(--measure-margin) max-sm:auto-cols-[min(42%,10rem)] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-(--measure-margin) sm:grid-cols-3 sm:gap-x-[26px] min-[44rem]:grid-cols-4 lg:grid-cols-6">
        {volumes.map((volume) => (
          <li key={volume.id}>
            <VolumeCard volume={volume} isCurrent={volume.productId === productId} prices={prices} />
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
        <Step volume={previous} rel="prev" />
        <Step volume={next} rel="next" />
      </div>
    </section>
  )
}

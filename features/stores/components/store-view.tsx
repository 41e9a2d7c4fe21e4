import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import type { StorePage } from '../server.ts'
import { OpenNow } from './open-now.tsx'
import { StoreCard } from './store-card.tsx'
import { StoreHours } from './store-hours.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-b border-line py-2.5">
    <dt className="text-13 text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** One shop: where, when, whom to call, how to get there, and which others are near. */
export const StoreView = ({ page: { store, near } }: { page: StorePage }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  const { name, ZIPCode, city, addressLine, latitude, longitude, phone, email, titles } = store
  const at = `${latitude},${longitude}`
  return (
    <div className="measure pt-5">
      <Breadcrumbs label={t('breadcrumbs')} items={[{ label: t('title'), href: '/stores' }, { label: name }]} />
      <h1 className="mt-1 title text-44">{name}</h1>
      <div className="mt-2 text-18">
        <OpenNow store={store} />
      </div>
      <div className="mt-8 grid gap-x-[72px] gap-y-10 md:grid-cols-2">
        <dl className="border-t border-line">
          <Fact name={t('address')}>
            <address className="not-italic">
              {ZIPCode} {city}, {addressLine}
            </address>
            <span className="flex flex-wrap gap-x-5">
              <a
                className="py-1 text-link"
                href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
                rel="noopener"
              >
                {t('onMap')}
              </a>
              <a className="py-1 text-link" href={`https://www.openstreetmap.org/directions?to=${at}`} rel="noopener">
                {t('directions')}
              </a>
              <a className="py-1 text-link" href={`geo:${at}`}>
                {t('inMapApp')}
              </a>
            </span>
          </Fact>
          <Fact name={t('phone')}>
            <a className="py-1 text-link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </Fact>
          <Fact name={t('email')}>
            <a className="py-1 text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
          <Fact name={t('shelves')}>{t('titles', { count: titles, number: formatCount(titles, locale) })}</Fact>
        </dl>
        <div>
          <StoreHours store={store} />
        </div>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near-stores" className="mt-[52px]">
          <SectionHeading id="near-stores" title={t('near')} link={{ label: t('all'), href: '/stores' }} />
          <ul className="grid gap-x-[26px] sm:grid-cols-2 lg:grid-cols-3">
            {near.map(({ place, km }) => (
              <li key={place.id}>
                <StoreCard store={place} km={km} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

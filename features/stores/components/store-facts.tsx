import { useLocale, useTranslations } from 'next-intl'
import type { StorePage } from '#contracts/stores.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { StoreFact } from './store-fact.tsx'

/** Address, directions, telephone, e-mail and the number of titles in stock. */
export const StoreFacts = ({ store }: { store: StorePage }) => {
  const t = useTranslations('stores')
  const locale = useLocale()
  const { ZIPCode, city, addressLine, latitude, longitude, phone, email, titles, portrait } = store
  const at = `${latitude},${longitude}`
  return (
    <dl className="border-t border-line">
      <StoreFact name={t('address')}>
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
      </StoreFact>
      {portrait && <StoreFact name={t('gettingHere')}>{portrait.directions}</StoreFact>}
      <StoreFact name={t('phone')}>
        <a className="py-1 text-link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      </StoreFact>
      <StoreFact name={t('email')}>
        <a className="py-1 text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </StoreFact>
      <StoreFact name={t('inStock')}>{t('titles', { count: titles, number: formatCount(titles, locale) })}</StoreFact>
      <StoreFact name={t('today')}>{t('todayText')}</StoreFact>
    </dl>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { contentHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'

type Props = Pick<Shell, 'configuration' | 'contents'> & { currency: Currency }

/** The content pages that a reader looks for before buying; those that the shop has not written are left out. */
const linked = new Set(['delivery-and-payment', 'about'])

export const TopBar = ({ configuration, contents, currency }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const freeFrom = configuration.free_delivery_from[currency]
  return (
    <div className="hidden border-b border-line text-13 text-soft md:block">
      <div className="measure flex items-center justify-between gap-6 py-0.5">
        <p>{freeFrom !== undefined && t('freeDelivery', { amount: formatPrice(freeFrom, currency, locale) })}</p>
        <nav aria-label={t('serviceNavigation')} className="flex items-center gap-[18px]">
          <Link href="/stores" prefetch={false} className="flex min-h-8 items-center hover:text-rubric">
            {t('stores')}
          </Link>
          {contents
            .filter(({ key }) => linked.has(key))
            .map((content) => (
              <Link
                key={content.id}
                href={contentHref(content)}
                prefetch={false}
                className="flex min-h-8 items-center hover:text-rubric"
              >
                {content.title}
              </Link>
            ))}
          {configuration.available_currencies.length > 1 && (
            <CurrencySwitch label={t('currency')} current={currency} available={configuration.available_currencies} />
          )}
          {configuration.available_locales.length > 1 && (
            <LocaleSwitch to={locale === 'hu' ? 'en' : 'hu'} label={t('otherLanguage')} />
          )}
        </nav>
      </div>
    </div>
  )
}

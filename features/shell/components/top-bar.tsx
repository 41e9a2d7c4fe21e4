import { useLocale, useTranslations } from 'next-intl'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { MenuNode } from '#contracts/regions.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { Shell } from '../server.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'

interface Props {
  configuration: Shell['configuration']
  nodes: readonly MenuNode[]
  currency: Currency
}

export const TopBar = ({ configuration, nodes, currency }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const freeFrom = configuration.free_delivery_from[currency]
  return (
    <div className="hidden border-b border-line text-13 text-soft md:block">
      <div className="measure flex items-center justify-between gap-6 py-0.5">
        <p>{freeFrom !== undefined && t('freeDelivery', { amount: formatPrice(freeFrom, currency, locale) })}</p>
        <nav aria-label={t('serviceNavigation')} className="top-links flex items-center gap-[18px]">
          {nodes.map(
            ({ title, target }) =>
              target && (
                <TargetLink key={title} target={target}>
                  {title}
                </TargetLink>
              ),
          )}
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

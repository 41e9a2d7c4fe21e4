import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '#lib/format/format-price.ts'
import type { ShellFacts } from '../shell-facts.ts'
import { Switches } from './switches.tsx'

export const TopBar = ({ facts }: { facts: ShellFacts }) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { freeDeliveryFrom, currency, top } = facts
  return (
    <div className="hidden border-b border-line text-13 text-soft md:block">
      <div className="measure flex items-center justify-between gap-6 py-0.5">
        <p>
          {freeDeliveryFrom !== undefined &&
            t('freeDelivery', { amount: formatPrice(freeDeliveryFrom, currency, locale) })}
        </p>
        <nav aria-label={t('serviceNavigation')} className="top-links flex items-center gap-[18px]">
          {top.map(
            ({ title, path }) =>
              path && (
                <a key={title} href={path}>
                  {title}
                </a>
              ),
          )}
          <Switches {...facts} />
        </nav>
      </div>
    </div>
  )
}

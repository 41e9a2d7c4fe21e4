import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/accordion.tsx'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { MenuNode } from '#contracts/regions.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Shell } from '../server.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { MenuBelow } from './menu-below.tsx'
import { MenuDialog } from './menu-dialog.tsx'

type Props = Pick<Shell, 'configuration' | 'header' | 'top'> & { currency: Currency }

const Entry = ({ node: { title, target, children, expands } }: { node: MenuNode }) => {
  const t = useTranslations('shell')
  if (children.length === 0 && expands === null)
    return (
      target && (
        <div>
          <TargetLink target={target}>{title}</TargetLink>
        </div>
      )
    )
  return (
    <Accordion name="site-menu" title={title}>
      <ul>
        {target && (
          <li>
            <TargetLink target={target}>{t('allOf', { name: title })}</TargetLink>
          </li>
        )}
        {children.map(
          (child) =>
            child.target && (
              <li key={child.title}>
                <TargetLink target={child.target}>{child.title}</TargetLink>
              </li>
            ),
        )}
        {expands !== null && <MenuBelow place="accordion" category={expands} />}
      </ul>
    </Accordion>
  )
}

export const MobileMenu = ({ configuration, header, top, currency }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <MenuDialog title={t('menu')} closeLabel={t('closeMenu')}>
      <nav aria-label={t('mainNavigation')} className="site-menu px-[18px] pb-8">
        {[...header, ...top].map((node) => (
          <Entry key={node.title} node={node} />
        ))}
        <div className="switches mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
          {configuration.available_currencies.length > 1 && (
            <CurrencySwitch label={t('currency')} current={currency} available={configuration.available_currencies} />
          )}
          {configuration.available_locales.length > 1 && (
            <LocaleSwitch to={locale === 'hu' ? 'en' : 'hu'} label={t('otherLanguage')} />
          )}
        </div>
      </nav>
    </MenuDialog>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '#components/ui/accordion.tsx'
import type { Currency } from '#contracts/shop.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { categoryHref, imprintHref, reducedHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { MenuDialog } from './menu-dialog.tsx'

const Entry = ({ href, children }: { href: Href; children: ReactNode }) => (
  <Link href={href} prefetch={false} className="flex min-h-11 items-center text-ink hover:text-rubric">
    {children}
  </Link>
)

type Props = Omit<Shell, 'contents'> & { currency: Currency }

export const MobileMenu = ({ configuration, categories, imprints, currency }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <MenuDialog title={t('menu')} closeLabel={t('closeMenu')}>
      <nav aria-label={t('mainNavigation')} className="px-[18px] pb-8">
        {categories.map((category) =>
          category.children.length === 0 ? (
            <div key={category.id} className="border-b border-line py-1 font-medium">
              <Entry href={categoryHref(category)}>{category.name}</Entry>
            </div>
          ) : (
            <Accordion key={category.id} name="site-menu" title={category.name}>
              <Entry href={categoryHref(category)}>{t('allOf', { name: category.name })}</Entry>
              {category.children.map((child) => (
                <Entry key={child.id} href={categoryHref(child)}>
                  {child.name}
                </Entry>
              ))}
            </Accordion>
          ),
        )}
        <div className="border-b border-line py-1 font-medium">
          <Entry href="/authors">{t('authors')}</Entry>
        </div>
        <Accordion name="site-menu" title={t('publishers')}>
          <Entry href="/publishers">{t('allPublishers')}</Entry>
          {imprints.map(({ key, name }) => (
            <Entry key={key} href={imprintHref(key)}>
              {name}
            </Entry>
          ))}
        </Accordion>
        <div className="border-b border-line py-1 font-medium">
          <Entry href={reducedHref}>{t('reduced')}</Entry>
        </div>
        <div className="border-b border-line py-1 font-medium">
          <Entry href="/collections">{t('collections')}</Entry>
        </div>
        <div className="border-b border-line py-1 font-medium">
          <Entry href="/stores">{t('stores')}</Entry>
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
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

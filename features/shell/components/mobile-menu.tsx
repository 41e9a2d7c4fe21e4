import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/accordion.tsx'
import type { Currency } from '#contracts/shop.ts'
import { categoryHref, imprintHref, reducedHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'
import { LowerCategories } from './lower-categories.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { MenuRow } from './menu-row.tsx'

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
              <MenuRow href={categoryHref(category)}>{category.name}</MenuRow>
            </div>
          ) : (
            <Accordion key={category.id} name="site-menu" title={category.name}>
              <ul>
                <li>
                  <MenuRow href={categoryHref(category)}>{t('allOf', { name: category.name })}</MenuRow>
                </li>
                <LowerCategories of={category.id} place="accordion" />
              </ul>
            </Accordion>
          ),
        )}
        <div className="border-b border-line py-1 font-medium">
          <MenuRow href="/authors">{t('authors')}</MenuRow>
        </div>
        <Accordion name="site-menu" title={t('publishers')}>
          <MenuRow href="/publishers">{t('allPublishers')}</MenuRow>
          {imprints.map(({ key, name }) => (
            <MenuRow key={key} href={imprintHref(key)}>
              {name}
            </MenuRow>
          ))}
        </Accordion>
        <div className="border-b border-line py-1 font-medium">
          <MenuRow href={reducedHref}>{t('reduced')}</MenuRow>
        </div>
        <div className="border-b border-line py-1 font-medium">
          <MenuRow href="/collections">{t('collections')}</MenuRow>
        </div>
        <div className="border-b border-line py-1 font-medium">
          <MenuRow href="/stores">{t('stores')}</MenuRow>
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

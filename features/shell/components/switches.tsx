import { useLocale, useTranslations } from 'next-intl'
import type { ShellFacts } from '../shell-facts.ts'
import { CurrencySwitch } from './currency-switch.tsx'
import { LocaleSwitch } from './locale-switch.tsx'

/** Currency and language, where there is a choice. */
export const Switches = ({ currency, currencies, hasLanguages }: ShellFacts) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <>
      {currencies.length > 1 && <CurrencySwitch label={t('currency')} current={currency} available={currencies} />}
      {hasLanguages && <LocaleSwitch to={locale === 'hu' ? 'en' : 'hu'} label={t('otherLanguage')} />}
    </>
  )
}

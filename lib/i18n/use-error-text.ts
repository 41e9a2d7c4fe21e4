import { useLocale, useTranslations } from 'next-intl'
import { ApiError } from '#lib/api/api-error.ts'
import { datesInWords } from '#lib/format/dates-in-words.ts'

/** The sentence for what went wrong (namespace `errors`); whatever is not an answer of the API is our own mistake. */
export const useErrorText = () => {
  const t = useTranslations('errors')
  const locale = useLocale()
  return (error: unknown): string => {
    if (!(error instanceof ApiError) || !t.has(error.code)) return t('internal_error')
    const params = { available: 0, max: 0, ...datesInWords(error.params, locale) }
    return t(error.code, params)
  }
}

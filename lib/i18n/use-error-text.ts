import { useTranslations } from 'next-intl'
import { ApiError } from '#lib/api/api-error.ts'

/**
 * The sentence for what went wrong (namespace `errors`); whatever is not an answer of the API is our own mistake. What
 * the answer's parameters are for programs, a day for example, the caller gives in words: the code for that stays there.
 */
export const useErrorText = () => {
  const t = useTranslations('errors')
  return (error: unknown, inWords: ApiError['params'] = {}): string => {
    if (!(error instanceof ApiError) || !t.has(error.code)) return t('internal_error')
    const params = { available: 0, max: 0, ...error.params, ...inWords }
    return t(error.code, params)
  }
}

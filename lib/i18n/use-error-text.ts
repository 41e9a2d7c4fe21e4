import { useTranslations } from 'next-intl'
import { ApiError } from '#lib/api/api-error.ts'

/**
 * The sentence for an error (namespace `errors`). Everything that is not an answer of the API counts as an internal
 * error. The caller formats parameters that are meant for programs, such as a day; the code for that stays with the
 * caller.
 */
export const useErrorText = () => {
  const t = useTranslations('errors')
  return (error: unknown, inWords: ApiError['params'] = {}): string => {
    if (!(error instanceof ApiError) || !t.has(error.code)) return t('internal_error')
    const params = { available: 0, max: 0, ...error.params, ...inWords }
    return t(error.code, params)
  }
}

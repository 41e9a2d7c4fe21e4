import { useTranslations } from 'next-intl'

/** The sentence for a field's error. The error's message is a code of the namespace `fields` (contracts/errors.ts). */
export const useFieldText = () => {
  const t = useTranslations('fields')
  return (error: { message?: string | undefined } | undefined): string | undefined => {
    if (!error) return undefined
    const code = (error.message ?? '') as Parameters<typeof t>[0]
    return t.has(code) ? t(code) : t('invalid')
  }
}

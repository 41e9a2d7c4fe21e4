import { useTranslations } from 'next-intl'
import type { Letter } from '#contracts/alphabet.ts'

/** The name of a letter: `Sz`, `Ö`. Digits and foreign scripts share one name. */
export const useLetterName = () => {
  const t = useTranslations('directories')
  return (letter: Letter): string =>
    letter === 'other' ? t('otherLetters') : `${letter.slice(0, 1).toUpperCase()}${letter.slice(1)}`
}

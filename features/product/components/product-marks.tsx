import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'
import type { Parameter } from '#contracts/parameters.ts'
import { markText } from '#lib/format/parameter-text.ts'
import { productWords } from '#lib/format/product-words.ts'

/**
 * The highlighted parameters: the few that decide whether this is the book one looks for. On phones the formats need
 * their place; they stand among the data, too.
 */
export const ProductMarks = ({ parameters }: { parameters: readonly Parameter[] }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (parameters.length === 0) return null
  return (
    <ul aria-label={t('marks')} className="mt-4 flex flex-wrap gap-2 max-md:hidden">
      {parameters.map((parameter) => (
        <li key={parameter.key}>
          <Badge>{markText(parameter, locale, productWords(t))}</Badge>
        </li>
      ))}
    </ul>
  )
}

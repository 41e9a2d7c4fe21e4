import { useLocale, useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import type { AttributeValue, ProductParameter } from '#contracts/parameters.ts'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { valueText } from '#lib/format/parameter-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { productWords } from '#lib/format/product-words.ts'
import { type Choice, type ChoiceOption, valuesOf } from '../variant-choices.ts'
import { Swatch } from './swatch.tsx'

type Sibling = VariantDetail['siblings'][number]

/** Where the price's box leads as long as something has to be chosen. */
export const choicesId = 'choices'

const optionStyle = ({ isChosen, alsoChanges, changesFormat }: ChoiceOption<Sibling>) =>
  classNames(
    'inline-flex min-h-9 items-center gap-x-2 rounded-pill border bg-sheet px-3.5 py-1 text-15 transition-colors',
    isChosen
      ? 'border-ink inset-ring inset-ring-ink forced-colors:border-4 forced-colors:border-[Highlight]'
      : 'border-control hover:border-ink',
    (changesFormat || alsoChanges.length > 0) && 'border-dashed text-soft',
  )

/** What tells the variants of a product apart beyond the format: links to the variant that each choice means. */
export const VariantChoices = ({ choices }: { choices: readonly Choice<Sibling>[] }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const textOf = ({ unit }: ProductParameter, values: AttributeValue[]) =>
    values.map((value) => valueText(value, unit, locale, productWords(t))).join(', ') || t('choices.plain')
  if (choices.length === 0) return null
  return (
    <div id={choicesId} className="flex scroll-mt-6 flex-col gap-4">
      {choices.map(({ parameter, isRequired, options }) => (
        <nav key={parameter.key} data-choice={parameter.key} aria-labelledby={`choice-${parameter.key}`}>
          <p id={`choice-${parameter.key}`} className="text-13 font-semibold">
            {parameter.name}
            {isRequired && <span className="font-normal text-rubric"> – {t('choices.open')}</span>}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {options.map((option) => {
              const { values, variant, isChosen, alsoChanges, changesFormat } = option
              const notes = [
                ...(changesFormat ? [t(`formats.${variant.format}`)] : []),
                ...alsoChanges.map((other) => textOf(other, valuesOf(other, variant.id))),
                ...(variant.availability === 'unavailable' ? [t('formatAvailability.unavailable')] : []),
              ]
              const colour = values[0]?.colorValue
              return (
                <li key={variant.id}>
                  <Link
                    href={{ path: variant.path }}
                    scroll={false}
                    aria-current={isChosen ? 'true' : undefined}
                    className={optionStyle(option)}
                  >
                    {colour && <Swatch colour={colour} />}
                    {textOf(parameter, values)}
                    {notes.length > 0 && <span className="text-13 text-soft">({notes.join(', ')})</span>}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
      ))}
    </div>
  )
}

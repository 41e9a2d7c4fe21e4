import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { Preview } from '../use-author-preview.ts'

/** The browser's name for a country or a language; the code where the browser has no name. */
const nameOf = (type: 'region' | 'language', code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code

const usePreviewFacts = ({ author: { born, died }, details }: Preview): string[] => {
  const t = useTranslations('authorPreview')
  const locale = useLocale()
  const { country, roles, languages, firstYear, lastYear } = details
  const year = (value: number) => (value < 0 ? t('beforeOurEra', { year: String(-value) }) : String(value))
  const life =
    born !== null &&
    (died === null ? t('born', { born: year(born) }) : t('years', { born: year(born), died: year(died) }))
  const works =
    firstYear !== null &&
    lastYear !== null &&
    (firstYear === lastYear
      ? t('worksOf', { year: year(firstYear) })
      : t('works', { first: year(firstYear), last: year(lastYear) }))
  const list = new Intl.ListFormat(locale)
  return [
    [life, country && nameOf('region', country, locale)].filter(Boolean).join(', '),
    list.format(roles.map(({ role, count }) => t(`roles.${role}`, { count, number: formatCount(count, locale) }))),
    works || '',
    languages.length > 1
      ? t('languages', { languages: list.format(languages.map((code) => nameOf('language', code, locale))) })
      : '',
  ].filter(Boolean)
}

export const AuthorSummary = ({ preview, onLeave }: { preview: Preview; onLeave: () => void }) => {
  const t = useTranslations('authorPreview')
  const { details, books } = preview
  return (
    <div className="flex flex-col gap-5">
      <div className="flex gap-4">
        <span
          aria-hidden
          className="flex size-16 shrink-0 items-center justify-center rounded-pill bg-tint title text-24 text-rubric"
        >
          {details.monogram}
        </span>
        <ul className="text-soft">
          {usePreviewFacts(preview).map((fact) => (
            <li key={fact} className="first-letter:uppercase">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {details.bio && <p className="font-serif text-18 font-medium">{details.bio}</p>}
      {books.length > 0 && (
        <section aria-labelledby="preview-books">
          <h3 id="preview-books" className="mb-3 font-semibold">
            {t('books')}
          </h3>
          <ul className="grid grid-cols-3 gap-3 max-sm:[&>:nth-child(4)]:hidden sm:grid-cols-4">
            {books.map((book) => (
              <li key={book.id}>
                <Link href={{ path: book.path }} onClick={onLeave} className="block text-13 hover:text-rubric">
                  <Cover cover={book.cover} title={book.title} alt="" sizes="110px" className="mb-2" />
                  {book.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

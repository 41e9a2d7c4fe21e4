import { useLocale, useTranslations } from 'next-intl'
import { ImprintMark } from '#components/media/imprint-mark.tsx'
import { type Letter, letters } from '#contracts/alphabet.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Link } from '#lib/routing/navigation.ts'
import type { Publishers } from '../server.ts'
import { useLetterName } from '../use-letter-name.ts'
import { DirectoryHead } from './directory-head.tsx'
import { LetterAnchors } from './letter-anchors.tsx'

type Publisher = Publishers['others'][number]

const anchorOf = (letter: Letter) => `letter-${letter}`

const Imprints = ({ imprints }: { imprints: readonly Publisher[] }) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  return (
    <ul className="mt-8 grid gap-[18px] sm:grid-cols-2 lg:grid-cols-3">
      {imprints.map(({ key, path, name, tagline, count }) => (
        <li key={key} data-theme={key} className="rounded-check bg-mark">
          <Link
            href={{ path }}
            className="flex min-h-40 flex-col justify-between gap-4 rounded-check px-6 py-5 text-on-mark hover:underline hover:underline-offset-4"
          >
            <span className="flex items-start justify-between gap-4">
              <span className="wordmark text-30">{name}</span>
              <ImprintMark imprint={key} className="size-14 shrink-0" />
            </span>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{tagline}</span>
              <span className="text-13">{t('books', { count, number: formatCount(count, locale) })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Others = ({ id, publishers, title }: { id: string; publishers: readonly Publisher[]; title: string }) => {
  const t = useTranslations('directories')
  const locale = useLocale()
  return (
    <section className="break-inside-avoid">
      <h3 id={id} className="initial scroll-mt-6 title text-24">
        {title}
      </h3>
      <ul className="mt-2 mb-7">
        {publishers.map(({ key, path, name, tagline, count }) => (
          <li key={key} className="border-t border-line py-3">
            <p className="flex items-baseline justify-between gap-3">
              <Link href={{ path }} className="inline-block py-1 title text-18 hover:text-rubric">
                {name}
              </Link>
              <span className="shrink-0 text-13 text-soft">
                {t('books', { count, number: formatCount(count, locale) })}
              </span>
            </p>
            {tagline && <p className="text-13 text-soft">{tagline}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The shop's own imprints in their colours, then all others in alphabetical order. */
export const PublisherDirectory = ({ publishers: { imprints, others } }: { publishers: Publishers }) => {
  const t = useTranslations('directories')
  const nameOf = useLetterName()
  const filled = letters.filter((letter) => others.some((one) => one.letter === letter))
  return (
    <div className="measure">
      <DirectoryHead title={t('publishers')} text={t('publishersText')} />
      <Imprints imprints={imprints} />
      {filled.length > 0 && (
        <section aria-labelledby="other-publishers" className="mt-[52px]">
          <h2 id="other-publishers" className="mb-4 title text-30">
            {t('otherPublishers')}
          </h2>
          <LetterAnchors letters={filled} anchorOf={anchorOf} />
          <div className="mt-7 gap-x-[26px] sm:columns-2 lg:columns-3">
            {filled.map((letter) => (
              <Others
                key={letter}
                id={anchorOf(letter)}
                title={nameOf(letter)}
                publishers={others.filter((one) => one.letter === letter)}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

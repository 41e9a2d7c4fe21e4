import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '#components/ui/accordion.tsx'
import { getPathname, Link } from '#lib/routing/navigation.ts'
import type { Faqs } from '../server.ts'
import { FaqSearch } from './faq-search.tsx'

interface Props {
  faqs: Faqs
  /** The searched words. */
  q: string
  /** Slot: a text with inline marks. */
  write: (text: string) => ReactNode
}

/** The page contains every question; a search hides the questions that do not match. */
export const FaqView = ({ faqs: { groups, found }, q, write }: Props) => {
  const t = useTranslations('faqs')
  const path = getPathname({ href: '/faqs', locale: useLocale() })
  const isHidden = (key: string) => found !== null && !found.includes(key)
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-soft">{t('lead')}</p>
      <FaqSearch action={path} q={q} count={found?.length} listId="questions" />
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <nav aria-label={t('groups')} className="md:sticky md:top-6">
          <ul className="flex flex-wrap gap-x-5 md:flex-col">
            {groups.map(({ key, name }) => (
              <li key={key}>
                <a href={`#${key}`} className="inline-block py-1.5 hover:text-rubric hover:underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="questions" className="flex min-w-0 max-w-prose flex-col gap-10">
          {groups.length === 0 && <p>{t('empty')}</p>}
          {groups.map(({ key, name, items }) => (
            <section
              key={key}
              id={key}
              aria-labelledby={`${key}-title`}
              hidden={items.every((item) => isHidden(item.key))}
            >
              <h2 id={`${key}-title`} className="mb-3 title text-24">
                {name}
              </h2>
              {items.map((item) => (
                <Accordion
                  key={item.key}
                  title={item.question}
                  hidden={isHidden(item.key)}
                  defaultOpen={found?.length === 1}
                >
                  {/* A link to a question opens the `<details>` around it. */}
                  <div id={item.key} className="flex flex-col gap-2">
                    {item.answer.map((paragraph) => (
                      <p key={paragraph}>{write(paragraph)}</p>
                    ))}
                  </div>
                </Accordion>
              ))}
            </section>
          ))}
        </div>
      </div>
      <p className="mt-10 max-w-prose text-soft">
        {t('notFound')}{' '}
        <Link href="/stores" className="text-link">
          {t('toStores')}
        </Link>
      </p>
    </div>
  )
}

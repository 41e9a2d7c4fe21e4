import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { formatDate } from '#lib/format/format-date.ts'
import type { ContentList } from '../server.ts'
import { ContentBody } from './content-body.tsx'
import { ContentNavigation } from './content-navigation.tsx'

interface Props extends ComponentProps<typeof ContentBody> {
  pages: ContentList
}

/** A page of text at a readable width, with the other pages beside it. */
export const ContentView = ({ pages, ...body }: Props) => {
  const t = useTranslations('contents')
  const locale = useLocale()
  const { id, title, publishedAt } = body.content
  return (
    <div className="measure grid items-start gap-x-16 gap-y-12 pt-10 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <article className="min-w-0 max-w-prose md:col-start-2 md:row-start-1">
        <h1 className="title text-44">{title}</h1>
        <ContentBody {...body} />
        <p className="mt-10 text-13 text-soft">{t('updated', { date: formatDate(publishedAt, locale) })}</p>
      </article>
      <ContentNavigation pages={pages} current={id} />
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Picture } from '#components/media/picture.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { ContentBody } from './content-body.tsx'

/** An article: its picture, its text in one column, and the link back to its list. */
export const ArticleView = (body: ComponentProps<typeof ContentBody>) => {
  const t = useTranslations('contents')
  const locale = useLocale()
  const { title, picture, publishedAt, containers } = body.content
  const [container] = containers
  return (
    <article className="measure pt-5">
      {container && (
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[{ label: container.title, href: { path: container.path } }, { label: title }]}
        />
      )}
      <div className="mx-auto max-w-prose pt-6">
        <p className="text-13 text-soft">
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </p>
        <h1 className="mt-2 title text-44">{title}</h1>
        {picture && (
          <div className="mt-6 aspect-[670/376] [&>.picture]:h-full">
            <Picture picture={picture} sizes="(min-width:760px) 672px,95vw" priority />
          </div>
        )}
        <ContentBody {...body} hasDropCap />
      </div>
    </article>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { Lead } from '#components/ui/lead.tsx'
import type { Answer } from '#lib/api/call.ts'
import { formatDate } from '#lib/format/format-date.ts'
import type { ContentList } from '../server.ts'
import { ContentBlock } from './content-block.tsx'
import { ContentNavigation } from './content-navigation.tsx'

interface Props {
  content: Answer<'GET /v2.0/contents/{id}/current'>
  pages: ContentList
}

/** The heading a block stands under, for what needs a name of its own. */
const captionOf = ({ blocks, title }: Props['content'], index: number): string => {
  const heading = blocks.slice(0, index).findLast((block) => block.type === 'heading')
  return heading?.type === 'heading' ? heading.text : title
}

/** A set page: its text at a readable width, the other pages beside it. */
export const ContentView = ({ content, pages }: Props) => {
  const t = useTranslations('contents')
  const locale = useLocale()
  return (
    <div className="measure grid items-start gap-x-16 gap-y-12 pt-10 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <article className="min-w-0 max-w-prose md:col-start-2 md:row-start-1">
        <h1 className="title text-44">{content.title}</h1>
        <div className="mt-6 flex flex-col gap-4">
          {content.lead && <Lead>{content.lead}</Lead>}
          {content.blocks.map((block, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and never move: the page is rendered once
            <ContentBlock key={index} block={block} caption={captionOf(content, index)} pages={pages} />
          ))}
        </div>
        <p className="mt-10 text-13 text-soft">{t('updated', { date: formatDate(content.publishedAt, locale) })}</p>
      </article>
      <ContentNavigation pages={pages} current={content.id} />
    </div>
  )
}

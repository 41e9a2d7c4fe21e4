import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '#components/media/picture.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import type { Content, ContentSummary } from '#contracts/contents.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { Link } from '#lib/routing/navigation.ts'

interface Props {
  content: Content
  list: { items: readonly ContentSummary[]; cursor: string | null; count: number }
}

const Teaser = ({ item }: { item: ContentSummary }) => {
  const locale = useLocale()
  return (
    <article className="banner banner-card">
      {item.picture && <Picture picture={item.picture} sizes="(min-width:900px) 400px,(min-width:600px) 46vw,95vw" />}
      <div>
        {item.type === 'article' && (
          <p className="text-13">
            <time dateTime={item.publishedAt}>{formatDate(item.publishedAt, locale)}</time>
          </p>
        )}
        <h2>
          <Link href={{ path: item.path }}>{item.title}</Link>
        </h2>
        {item.lead && <p>{item.lead}</p>}
      </div>
    </article>
  )
}

/** The entries of a container: articles with their pictures, pages with their first words. */
export const ContainerView = ({ content, list }: Props) => {
  const t = useTranslations('contents')
  return (
    <div className="measure pt-10">
      <h1 className="title text-44">{content.title}</h1>
      {content.lead && <p className="mt-3 max-w-prose text-soft">{content.lead}</p>}
      {list.items.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="mt-8 grid gap-x-[26px] gap-y-10 sm:grid-cols-2 md:grid-cols-3">
          {list.items.map((item) => (
            <li key={item.id}>
              <Teaser item={item} />
            </li>
          ))}
        </ul>
      )}
      {list.cursor && (
        <ButtonLink href={{ path: content.path, query: { cursor: list.cursor } }} rel="next" className="mt-10">
          {t('further')}
        </ButtonLink>
      )}
    </div>
  )
}

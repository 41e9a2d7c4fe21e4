import { Link } from '#lib/routing/navigation.ts'
import { parseInline } from '../parse-inline.ts'
import type { ContentList } from '../server.ts'

/** A text of an editor. Links lead to content pages by their key, to mail and to secure pages; anything else stays text. */
export const InlineText = ({ text, pages }: { text: string; pages: ContentList }) =>
  parseInline(text).map((part, index) => {
    const key = `${index}${part.text}`
    if (part.type === 'text') return part.text
    if (part.type === 'strong')
      return (
        <strong key={key} className="font-semibold text-ink">
          {part.text}
        </strong>
      )
    const page = pages.find((one) => one.key === part.target)
    if (page)
      return (
        <Link
          key={key}
          href={{ pathname: '/contents/[id]', params: { id: `${page.slug}-${page.id}` } }}
          prefetch={false}
          className="text-link"
        >
          {part.text}
        </Link>
      )
    return /^(mailto:|https:\/\/)/.test(part.target) ? (
      <a key={key} href={part.target} className="text-link">
        {part.text}
      </a>
    ) : (
      part.text
    )
  })

import type { Content } from '#contracts/contents.ts'
import { Link } from '#lib/routing/navigation.ts'
import { parseInline } from '../parse-inline.ts'

/**
 * An editor's text. A link leads to a content by its key, to a mail address or to an https page; every other link stays
 * plain text.
 */
export const InlineText = ({ text, links }: { text: string; links: Content['links'] }) =>
  parseInline(text).map((part, index) => {
    const key = `${index}${part.text}`
    if (part.type === 'text') return part.text
    if (part.type === 'strong')
      return (
        <strong key={key} className="font-semibold text-ink">
          {part.text}
        </strong>
      )
    const path = links[part.target]
    if (path)
      return (
        <Link key={key} href={{ path }} className="text-link">
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

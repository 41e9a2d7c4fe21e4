import type { ComponentProps } from 'react'
import { Lead } from '#components/ui/lead.tsx'
import type { Content } from '#contracts/contents.ts'
import { ContentBlock } from './content-block.tsx'

interface Props {
  content: Content
  BookRow: ComponentProps<typeof ContentBlock>['BookRow']
  /** Whether the text begins with a drop cap: for articles, which are read from the first word to the last. */
  hasDropCap?: boolean
}

/** The heading above a block, for blocks that need a name. */
const captionOf = ({ blocks, title }: Content, index: number): string => {
  const heading = blocks.slice(0, index).findLast((block) => block.type === 'heading')
  return heading?.type === 'heading' ? heading.text : title
}

/** First paragraph and blocks. */
export const ContentBody = ({ content, BookRow, hasDropCap = false }: Props) => {
  const first = content.blocks.findIndex(({ type }) => type === 'paragraph')
  return (
    <div className="mt-6 set-text">
      {content.lead && (
        <div className="mb-6">
          {hasDropCap ? <p className="text-24 text-soft">{content.lead}</p> : <Lead>{content.lead}</Lead>}
        </div>
      )}
      {content.blocks.map((block, index) => (
        <ContentBlock
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and never move: the page is rendered once
          key={index}
          block={block}
          caption={captionOf(content, index)}
          links={content.links}
          BookRow={BookRow}
          opensText={hasDropCap && index === first}
        />
      ))}
    </div>
  )
}

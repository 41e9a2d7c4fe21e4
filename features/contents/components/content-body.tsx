import type { ComponentProps } from 'react'
import { Lead } from '#components/ui/lead.tsx'
import type { Content } from '#contracts/content.ts'
import { ContentBlock } from './content-block.tsx'

interface Props {
  content: Content
  Shelf: ComponentProps<typeof ContentBlock>['Shelf']
}

/** The heading a block stands under, for what needs a name of its own. */
const captionOf = ({ blocks, title }: Content, index: number): string => {
  const heading = blocks.slice(0, index).findLast((block) => block.type === 'heading')
  return heading?.type === 'heading' ? heading.text : title
}

/** First paragraph and blocks. */
export const ContentBody = ({ content, Shelf }: Props) => (
  <div className="mt-6 flex flex-col gap-4">
    {content.lead && <Lead>{content.lead}</Lead>}
    {content.blocks.map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no id and never move: the page is rendered once
      <ContentBlock key={index} block={block} caption={captionOf(content, index)} links={content.links} Shelf={Shelf} />
    ))}
  </div>
)

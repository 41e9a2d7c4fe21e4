import type { ComponentType } from 'react'
import { Picture } from '#components/media/picture.tsx'
import { Accordion } from '#components/ui/accordion.tsx'
import { Button } from '#components/ui/button.tsx'
import { TableCells } from '#components/ui/table-cells.tsx'
import { Table } from '#components/ui/table.tsx'
import { TargetLink } from '#components/ui/target-link.tsx'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Content } from '#contracts/contents.ts'
import type { Block } from '#contracts/content-blocks.ts'
import { InlineText } from './inline-text.tsx'

interface Props {
  block: Block
  /** The subject of a table: the heading above it. */
  caption: string
  links: Content['links']
  /** Slot: a row of books. */
  BookRow: ComponentType<{ variants: readonly VariantCard[] }>
  /** With a drop cap, where the paragraph is long enough. */
  opensText: boolean
}

const enoughForDropCap = 160

/** Everything that is not running text has the page's usual style. */
const interfaceText = 'font-sans text-15 hyphens-manual'

export const ContentBlock = ({ block, caption, links, BookRow, opensText }: Props) => {
  const inline = (text: string) => <InlineText text={text} links={links} />
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? (
        <h3 className="mt-6 mb-1 title text-18 hyphens-manual">{block.text}</h3>
      ) : (
        <h2 className="mt-9 mb-2 title text-24 hyphens-manual">{block.text}</h2>
      )
    case 'paragraph':
      return (
        <p className={opensText && block.text.length > enoughForDropCap ? 'drop-cap' : undefined}>
          {inline(block.text)}
        </p>
      )
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{inline(item)}</li>)
      const look = 'my-4 flex flex-col gap-1.5 pl-5 marker:text-soft'
      return block.ordered ? (
        <ol className={`${look} list-decimal`}>{items}</ol>
      ) : (
        <ul className={`${look} list-disc`}>{items}</ul>
      )
    }
    case 'quote':
      return (
        <figure className="my-6 border-l-2 border-rubric pl-5">
          <blockquote className="italic">{inline(block.text)}</blockquote>
          {block.source && <figcaption className="mt-2 font-sans text-13 text-soft">{block.source}</figcaption>}
        </figure>
      )
    case 'accordion':
      return (
        <div className={`my-4 ${interfaceText}`}>
          {block.items.map(({ title, paragraphs }) => (
            <Accordion key={title} title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3">
                  {inline(paragraph)}
                </p>
              ))}
            </Accordion>
          ))}
        </div>
      )
    case 'image':
      return (
        <figure className="my-6">
          <Picture picture={block.picture} sizes="(min-width:760px) 672px,95vw" />
          {block.caption && <figcaption className="mt-2 font-sans text-13 text-soft">{block.caption}</figcaption>}
        </figure>
      )
    case 'books':
      return (
        <section aria-label={block.title ?? caption} className={`my-8 ${interfaceText}`}>
          {block.title && <h2 className="mb-4 title text-24">{block.title}</h2>}
          <BookRow variants={block.variants} />
        </section>
      )
    case 'action':
      return (
        <p
          className={`my-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box bg-tint px-6 py-5 ${interfaceText}`}
        >
          {block.text}
          <Button asChild>
            <TargetLink target={block.target}>{block.label}</TargetLink>
          </Button>
        </p>
      )
    case 'table':
      return (
        <div className={`my-6 ${interfaceText}`}>
          <Table caption={caption} captionHidden>
            <TableCells head={block.head} rows={block.rows} show={inline} />
          </Table>
        </div>
      )
  }
}

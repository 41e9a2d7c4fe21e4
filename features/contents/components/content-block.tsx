import { Table } from '#components/ui/table.tsx'
import type { Block } from '#contracts/content.ts'
import type { ContentList } from '../server.ts'
import { InlineText } from './inline-text.tsx'

interface Props {
  block: Block
  /** What a table is about: the heading above it. */
  caption: string
  pages: ContentList
}

export const ContentBlock = ({ block, caption, pages }: Props) => {
  const inline = (text: string) => <InlineText text={text} pages={pages} />
  switch (block.type) {
    case 'heading':
      return <h2 className="mt-6 title text-24">{block.text}</h2>
    case 'paragraph':
      return <p>{inline(block.text)}</p>
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-soft">
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <Table caption={caption} captionHidden>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">{inline(first)}</th>
                {rest.map((cell, index) => (
                  <td key={block.head[index + 1] ?? index}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )
  }
}

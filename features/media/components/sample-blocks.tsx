import { TableCells } from '#components/ui/table-cells.tsx'
import type { TextBlock } from '#contracts/content-blocks.ts'

const textOf = (block: TextBlock) => ('text' in block ? block.text : JSON.stringify(block))

const SampleBlock = ({ block }: { block: TextBlock }) => {
  switch (block.type) {
    case 'heading':
      return (
        <h3 className="mt-[8%] mb-[10%] text-center text-24 leading-snug font-medium first:mt-[14%]">{block.text}</h3>
      )
    case 'paragraph':
      return block.text.includes('\n') ? (
        <p className="mb-[1lh] pl-[6%] whitespace-pre-line">{block.text}</p>
      ) : (
        <p className="indent-[1.5em] sm:text-justify first:indent-0 [h3+&]:indent-0">{block.text}</p>
      )
    case 'list':
      return (
        <ul className="my-[1lh] list-disc pl-[1.5em]">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="my-[1lh] w-full text-left">
          <TableCells head={block.head} rows={block.rows} />
        </table>
      )
  }
}

/** The text of a page as in a printed book: justified, hyphenated, with indented paragraphs; verse line by line. */
export const SampleBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) => (
  <div className="font-serif text-18 leading-relaxed hyphens-auto">
    {blocks.map((block) => (
      <SampleBlock key={`${block.type}-${textOf(block)}`} block={block} />
    ))}
  </div>
)

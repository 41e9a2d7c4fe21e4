import { classNames } from '#components/ui/class-names.ts'

/** From here on a first paragraph has the lines for a drop cap to stand beside. */
const longLead = 90

/** The first paragraph leads with a red initial, over two lines where it is long; the rest follows in the same face. */
export const ProductDescription = ({ lead, description }: { lead: string; description: string }) => {
  const paragraphs = description.split(/\n{2,}/).filter((text) => text.trim() !== '' && text.trim() !== lead.trim())
  const [first = '', ...rest] = lead.trim() === '' ? paragraphs : [lead, ...paragraphs]
  if (first === '') return null
  return (
    <div className="set-text">
      <p className={classNames('font-medium', first.length < longLead ? 'initial' : 'drop-cap')}>{first}</p>
      {rest.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

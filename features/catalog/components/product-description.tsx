import { Lead } from '#components/ui/lead.tsx'

/** The first paragraph in serif with a red initial, the rest below it. */
export const ProductDescription = ({ lead, description }: { lead: string; description: string }) => {
  const paragraphs = description.split(/\n{2,}/).filter((text) => text.trim() !== '' && text.trim() !== lead.trim())
  return (
    <div className="flex flex-col gap-4">
      <Lead>{lead}</Lead>
      {paragraphs.map((text) => (
        <p key={text} className="max-w-prose text-soft">
          {text}
        </p>
      ))}
    </div>
  )
}

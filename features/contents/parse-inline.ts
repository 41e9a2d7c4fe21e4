export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'link'; text: string; target: string }

const mark = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/g

/** `**bold**` and `[text](target)`; everything else is plain text. */
export const parseInline = (source: string): Inline[] => {
  const parts: Inline[] = []
  let end = 0
  for (const { index, 0: whole, groups } of source.matchAll(mark)) {
    if (index > end) parts.push({ type: 'text', text: source.slice(end, index) })
    if (groups?.['strong']) parts.push({ type: 'strong', text: groups['strong'] })
    if (groups?.['label'] && groups['target'])
      parts.push({ type: 'link', text: groups['label'], target: groups['target'] })
    end = index + whole.length
  }
  if (end < source.length) parts.push({ type: 'text', text: source.slice(end) })
  return parts
}

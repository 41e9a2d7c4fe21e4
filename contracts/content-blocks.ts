import { z } from 'zod'
import { picture, target } from './banners.ts'
import { variantCard } from './variant-cards.ts'

/**
 * The body of a content consists of blocks, never of HTML, so that no text of an editor can become a script. Texts may
 * have `**bold**` and `[text](target)`. The target is the `key` of a content page, a `mailto:` or an `https:` address.
 * Everything else is shown as text.
 */
export const textBlocks = [
  z.strictObject({ type: z.literal('heading'), text: z.string().min(1), level: z.literal([2, 3]).optional() }),
  z.strictObject({ type: z.literal('paragraph'), text: z.string().min(1) }),
  z.strictObject({
    type: z.literal('list'),
    items: z.array(z.string().min(1)).min(1),
    ordered: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('quote'), text: z.string().min(1), source: z.string().optional() }),
  z.strictObject({
    type: z.literal('table'),
    head: z.array(z.string()).min(1),
    rows: z.array(z.array(z.string())).min(1),
  }),
  z.strictObject({
    type: z.literal('accordion'),
    items: z.array(z.strictObject({ title: z.string().min(1), paragraphs: z.array(z.string().min(1)).min(1) })).min(1),
  }),
] as const

export const textBlock = z.discriminatedUnion('type', textBlocks)
export type TextBlock = z.infer<typeof textBlock>

/** The blocks of an answer: books are cards, targets are addresses, pictures are files. */
export const block = z.discriminatedUnion('type', [
  ...textBlocks,
  z.object({ type: z.literal('image'), picture, caption: z.string().optional() }),
  z.object({ type: z.literal('books'), title: z.string().optional(), variants: z.array(variantCard) }),
  z.object({ type: z.literal('action'), text: z.string().optional(), label: z.string(), target }),
])
export type Block = z.infer<typeof block>

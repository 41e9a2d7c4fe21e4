import * as z from 'zod/mini'
import { copiesPattern } from './copies-pattern.ts'
import { line, optionalLine } from './form-fields.ts'

/** A message is read by a person, so it may have paragraphs. */
const text = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(4_000, { error: 'too_long' }))

/** What a customer says of the offer that is wanted (spec point 2: the modal for offer requests). */
export const offerRequestForm = z.object({
  title: line(),
  message: z.string().check(z.trim(), z.maxLength(4_000, { error: 'too_long' })),
  /** An ISO day; empty where it does not matter. */
  wishedOn: z.union([z.literal(''), z.iso.date()], { error: 'invalid' }),
  /** Where and how the books should come; empty where it does not matter. */
  deliveryWish: optionalLine(),
})
export type OfferRequestForm = z.infer<typeof offerRequestForm>

/** The same where as many copies of each book are wanted. */
export const offerRequestCopies = z.extend(offerRequestForm, {
  copies: z.string().check(z.trim(), z.regex(copiesPattern, { error: 'invalid_copies' })),
})

export const offerMessageForm = z.object({ text })
export type OfferMessageForm = z.infer<typeof offerMessageForm>

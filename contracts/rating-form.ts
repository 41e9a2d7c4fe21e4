import * as z from 'zod/mini'

export const ratingLimits = { title: 120, text: 4000 } as const

const optionalText = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { error: 'too_long' }), z.regex(/^(?![^]*<\/?[a-z!])/i, { error: 'no_markup' }))

/**
 * The form of a rating. zod/mini, because the browser imports it. Stars are texts, because they come from radio
 * buttons.
 */
export const ratingForm = z.object({
  stars: z.string().check(z.regex(/^[1-5]$/, { error: 'required' })),
  title: optionalText(ratingLimits.title),
  text: optionalText(ratingLimits.text),
})

/** Either missing, or with its stars. */
const opinion = z
  .object({ stars: z.string().check(z.regex(/^[1-5]?$/, { error: 'invalid' })), text: optionalText(ratingLimits.text) })
  .check(z.refine(({ stars, text }) => stars !== '' || text === '', { path: ['stars'], error: 'required' }))

/** The ratings of an order's books, in the order of the books, and of the purchase. */
export const orderRatingForm = z.object({ books: z.array(opinion), order: opinion })
export type OrderRatingForm = z.infer<typeof orderRatingForm>

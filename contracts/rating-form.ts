import * as z from 'zod/mini'

export const ratingLimits = { title: 120, text: 4000 } as const
export const starSteps = [1, 2, 3, 4, 5] as const

const optionalText = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, { error: 'too_long' }), z.regex(/^(?![^]*<\/?[a-z!])/i, { error: 'no_markup' }))

/** What a reader fills in. zod/mini, because the browser imports it; stars are a radio button's text. */
export const ratingForm = z.object({
  stars: z.string().check(z.regex(/^[1-5]$/, { error: 'required' })),
  title: optionalText(ratingLimits.title),
  text: optionalText(ratingLimits.text),
})

/** Left out as a whole, or with its stars. */
const opinion = z
  .object({ stars: z.string().check(z.regex(/^[1-5]?$/, { error: 'invalid' })), text: optionalText(ratingLimits.text) })
  .check(z.refine(({ stars, text }) => stars !== '' || text === '', { path: ['stars'], error: 'required' }))

/** The books of an order, in its own order, and how buying them went. */
export const orderRatingForm = z.object({ books: z.array(opinion), order: opinion })
export type OrderRatingForm = z.infer<typeof orderRatingForm>

import * as z from 'zod/mini'
import { email } from './email.ts'
import { line } from './form-fields.ts'

/** The e-mail address of an order, which proves that the visitor may see it. */
export const orderCheckForm = z.object({ email })

export const orderSearchForm = z.object({ number: line(), email })
export type OrderSearchForm = z.infer<typeof orderSearchForm>

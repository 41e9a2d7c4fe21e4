import * as z from 'zod/mini'
import { email } from './email.ts'
import { line, optionalLine } from './form-fields.ts'

/** What a consumer writes into a withdrawal. zod/mini, because the browser imports it. The e-mail address gets the acknowledgement. */
export const withdrawalForm = z.object({ name: line(), email, reason: z.optional(optionalLine()) })
export type WithdrawalForm = z.infer<typeof withdrawalForm>

import * as z from 'zod/mini'
import { ownPassword } from './account-forms.ts'

export const passkeyName = z.string().check(z.trim(), z.maxLength(60, { error: 'too_long' }))

export const passkeyForm = (hasPassword: boolean) => z.object({ name: passkeyName, password: ownPassword(hasPassword) })
export type PasskeyForm = z.infer<ReturnType<typeof passkeyForm>>

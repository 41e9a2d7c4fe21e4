import * as z from 'zod/mini'

export const passkeyName = z.string().check(z.trim(), z.maxLength(60, { error: 'too_long' }))

const password = z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(256, { error: 'too_long' }))
/** For an account without a password. */
const noPassword = z.literal('')

export const passkeyForm = (hasPassword: boolean) =>
  z.object({ name: passkeyName, password: hasPassword ? password : noPassword })
export type PasskeyForm = z.infer<ReturnType<typeof passkeyForm>>

export const passkeyEndForm = (hasPassword: boolean) => z.object({ password: hasPassword ? password : noPassword })

import { z } from 'zod'

/** Base64url. */
const bytes = z.string().regex(/^[\w-]*$/)
const frame = { id: bytes.min(1).max(1400), rawId: bytes, type: z.literal('public-key') }

/** What `@simplewebauthn/browser` writes for a sign-in; parts that nobody reads are left out. */
export const assertion = z.object({
  ...frame,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
})

/** What it writes for a new passkey. */
export const attestation = z.object({
  ...frame,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The answer of an authenticator with the challenge that it names. Undefined for anything else. */
export const readResponse = <Schema extends typeof assertion | typeof attestation>(schema: Schema, token: string) => {
  const read = schema.safeParse(parseJson(token))
  if (!read.success) return undefined
  const client = z
    .object({ challenge: bytes })
    .safeParse(parseJson(Buffer.from(read.data.response.clientDataJSON, 'base64url').toString('utf8')))
  return client.success ? { response: read.data as z.output<Schema>, challenge: client.data.challenge } : undefined
}

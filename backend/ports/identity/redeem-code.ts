import { z } from 'zod'
import { type JsonAnswer, ProviderAway } from './ask-provider.ts'

const problem = z.object({ error: z.string() })

/** `invalid_grant`: the code is wrong, old or used. Any other error speaks of the account of the shop. */
const isCodeRefused = ({ json }: JsonAnswer): boolean => problem.safeParse(json).data?.error === 'invalid_grant'

/**
 * Reads the answer of a token endpoint (RFC 6749, 5).
 * @returns undefined for a code that is refused
 * @throws ProviderAway
 */
export const readTokens = <Tokens>(answer: JsonAnswer, schema: z.ZodType<Tokens>): Tokens | undefined => {
  if (answer.status !== 200 && isCodeRefused(answer)) return undefined
  const tokens = schema.safeParse(answer.json)
  if (answer.status !== 200 || !tokens.success)
    throw new ProviderAway(
      `The provider refuses the account of the shop: ${problem.safeParse(answer.json).data?.error}`,
    )
  return tokens.data
}

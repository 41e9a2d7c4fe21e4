import type { Endpoint } from '#contracts/endpoint.ts'
import { userIdOf } from '../access/actor.ts'
import type { Context } from '../kernel/context.ts'
import { fail, type Failure } from '../kernel/result.ts'
import { clientOf, countTry } from './rate-limit.ts'

/** Tokens have some two thousand characters. */
const maxLength = 8_000

/**
 * Asks the bot check about a visitor without an account. Who cannot be checked, because the script is blocked or the
 * check is away, may pass a few times an hour: nobody is locked out, and a robot gains little by bringing no token.
 */
export const refuseBot = async (
  ctx: Context,
  { botCheck: action }: Endpoint,
  token: string | undefined,
): Promise<Failure<'bot_check_failed'> | undefined> => {
  if (!action || !ctx.botCheck || userIdOf(ctx.actor) !== null) return undefined
  const verdict = token && token.length <= maxLength ? await ctx.botCheck.check(token, action) : 'unknown'
  if (verdict === 'human') return undefined
  const isRefused = verdict === 'bot' || (await countTry(ctx, 'unchecked_call', clientOf(ctx)))
  return isRefused ? fail('bot_check_failed') : undefined
}

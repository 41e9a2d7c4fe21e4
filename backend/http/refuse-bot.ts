import { botCodePrefix } from '#contracts/bot-actions.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { userIdOf } from '../access/actor.ts'
import type { Context } from '../kernel/context.ts'
import { fail, type Failure } from '../kernel/result.ts'
import { takeBotCode } from './bot-code.ts'
import { clientOf, countTry } from './rate-limit.ts'

/** Tokens have some two thousand characters. */
const maxLength = 8_000

const wrongCode = () => fail('bot_code_wrong', { issues: [{ field: 'code', code: 'wrong_code' }] })

/**
 * Asks the bot check about a visitor without an account. Who cannot be checked, because the script is blocked or the
 * check is away, may pass a few times an hour: nobody is locked out, and a robot gains little by bringing no token. Who
 * is refused gets a code by mail, which stands in for the token.
 */
export const refuseBot = async (
  ctx: Context,
  { botCheck: action, isBotChecked }: Endpoint,
  body: unknown,
  token: string | undefined,
): Promise<Failure<'bot_check_failed' | 'bot_code_wrong'> | undefined> => {
  if (!action || !ctx.botCheck || userIdOf(ctx.actor) !== null) return undefined
  if (isBotChecked && !isBotChecked(body as never)) return undefined
  if (token?.startsWith(botCodePrefix))
    return (await takeBotCode(ctx, action, token.slice(botCodePrefix.length))) ? undefined : wrongCode()
  const verdict = token && token.length <= maxLength ? await ctx.botCheck.check(token, action) : 'unknown'
  if (verdict === 'human') return undefined
  const isRefused = verdict === 'bot' || (await countTry(ctx, 'unchecked_call', clientOf(ctx)))
  return isRefused ? fail('bot_check_failed') : undefined
}

import type { BotAction } from '#contracts/bot-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { BotProof } from './bot-proof.ts'
import { isChecked } from './is-checked.ts'
import type { Execute } from './load-recaptcha.tsx'
import { siteKey } from './site-key.ts'

/** The visitor waits for it. */
const executeMs = 5_000

/** Undefined: not loaded. Open: loading. Fulfilled: ready. */
let loading: Promise<Execute> | undefined

/** After a failure the script counts as not loaded, so that the next call tries again. */
const load = (): Promise<Execute> =>
  (loading ??= import('./load-recaptcha.tsx')
    .then(({ loadRecaptcha }) => loadRecaptcha({ siteKey: siteKey() ?? '', version: 3 }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    }))

const execute = async (action: BotAction): Promise<string> => {
  const run = await load()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('in time')), executeMs)
  const token = await Promise.race([run(action), late.promise])
    .catch((error: unknown) => {
      throw new Error(`ReCaptcha error: Failed to execute ${String(error)}`)
    })
    .finally(() => clearTimeout(timer))
  if (!token) throw new Error('Failed to execute')
  return token
}

/** For the first touch of a form: the script is there when the form is sent. */
export const prepareBotCheck = (): void => void load().catch(() => {})

/** Undefined where nobody is checked, and where no token can be had: the shop lets a few calls pass without one. */
export const botToken = async (action: BotAction): Promise<string | undefined> => {
  if (!isChecked(action)) return undefined
  try {
    return await execute(action)
  } catch (error) {
    // oxlint-disable-next-line no-console -- asked for by the spec
    console.warn(error instanceof Error ? error.message : error)
    return undefined
  }
}

export const botProof = async (action: BotAction): Promise<BotProof> => {
  const token = await botToken(action)
  return token ? { botToken: token } : {}
}

/** Sends a call with a token. Whoever is refused gets a code by mail, and sends the call again with it. */
export const sendProved = async <Answer>(
  action: BotAction,
  email: string | null,
  send: (proof: BotProof) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await send(await botProof(action))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'bot_check_failed') throw error
    const { sendWithCode } = await import('./send-with-code.ts')
    return sendWithCode({ action, email: email ?? '', send, refusal: error })
  }
}

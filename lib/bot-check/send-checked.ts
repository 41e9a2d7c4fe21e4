import type { BotAction } from '#contracts/bot-actions.ts'
import type { BotProof } from './bot-proof.ts'
import { isChecked } from './is-checked.ts'

/** Forms load the check when they are sent. Without its code a call goes without a token, as where Google is blocked. */
const loadCheck = () => import('./bot-token.ts').catch(() => undefined)

/** What goes with a call that is checked. */
export const botProof = async (action: BotAction): Promise<BotProof> =>
  (isChecked(action) && (await (await loadCheck())?.botProof(action))) || {}

/**
 * Makes a call that is checked. Whoever is refused gets a code by mail and sends the call again with it, over the form,
 * which stays as it is.
 * @param email where the code may go, if the form knows an address
 * @throws what `send` throws; the refusal where the visitor turns away from the code
 */
export const sendChecked = async <Answer>(
  action: BotAction,
  email: string | null,
  send: (proof: BotProof) => Promise<Answer>,
): Promise<Answer> => {
  const check = isChecked(action) ? await loadCheck() : undefined
  return check ? check.sendProved(action, email, send) : send({})
}

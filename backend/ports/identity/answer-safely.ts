import type { Logger } from 'pino'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'
import { ProviderAway } from './ask-provider.ts'
import type { Verdict } from './port.ts'

export const refused: Verdict = { ok: false, refusal: 'refused' }

export const proven = (identity: ProvenIdentity): Verdict => ({ ok: true, identity })

/** What goes wrong at the provider becomes a verdict, and a line of the log that names neither the visitor nor a token. */
export const answerSafely = async (log: Pick<Logger, 'warn'>, work: () => Promise<Verdict>): Promise<Verdict> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error }, 'a provider of sign-ins does not answer')
    return { ok: false, refusal: 'unavailable' }
  }
}

import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { PauseKind } from './rules/sign-in-pauses.ts'
import { type Counter, deleteFailures, growFailures, reduceFailures, selectFreeAt } from './sign-in-failure-queries.ts'

const countersOf = (account: string, client: string, isKnown: boolean): Counter[] => {
  const counter = (kind: PauseKind, ...parts: string[]): Counter => ({
    kind,
    key: hashText([kind, ...parts].join('\n')),
  })
  const pair = counter('pair', account, client)
  return isKnown ? [pair] : [pair, counter('client', client), counter('account', account)]
}

const secondsToWait = async ({ db, now }: Context, counter: Counter): Promise<number> => {
  const freeAt = await selectFreeAt(db, counter)
  return freeAt ? Math.max(1, Math.ceil((freeAt.getTime() - now().getTime()) / 1000)) : 1
}

/**
 * Counts an attempt as a failure before the password is checked, so that of many attempts at once each is counted.
 * @param isKnown the client has signed in to this account before: then failures of other clients do not delay it
 */
export const countAttempt = (
  ctx: Context,
  account: string,
  client: string,
  isKnown: boolean,
): Promise<Result<Counter[], 'too_many_requests'>> =>
  inTransaction<Context, Counter[], 'too_many_requests'>(ctx, async (tx) => {
    const counters = countersOf(account, client, isKnown)
    for (const counter of counters)
      if (!(await growFailures(tx.db, counter, tx.now(), tx.settings.limitFactor)))
        return fail('too_many_requests', { params: { retryAfter: await secondsToWait(tx, counter) } })
    return ok(counters)
  })

/**
 * The password was right, or nobody checked it: the attempt was no failure. Earlier failures still count for the client
 * and the account. Otherwise a client could clear its failures at other accounts by signing in to its own.
 */
export const uncountAttempt = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  counters: readonly Counter[],
  isRight: boolean,
): Promise<void> => {
  for (const counter of counters) {
    if (isRight && counter.kind === 'pair') await deleteFailures(db, counter)
    else await reduceFailures(db, counter, now())
  }
}

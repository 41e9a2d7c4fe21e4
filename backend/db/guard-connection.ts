import type { ClientBase, QueryConfig } from 'pg'
import { currentPatience, lockMs, pauseMs, type Patience } from './patience.ts'

type OnEnd = (error: unknown) => void

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * The time limits of a transaction go with its beginning: another question would take as long. They are for connections
 * of a pooler, too, which have no limits of their own (`connect.ts`).
 */
const patientBegin = `begin; set local statement_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${pauseMs}`

const begun = (query: QueryConfig, { waitsForLocks }: Patience): QueryConfig =>
  query.text === 'begin' && waitsForLocks ? { ...query, text: patientBegin } : query

/** pg accepts a time limit for a single query, but its types do not know that. */
const within = (query: unknown, patience: Patience): object => ({
  ...begun(typeof query === 'string' ? { text: query } : (query as QueryConfig), patience),
  query_timeout: patience.leftMs,
})

/** Calls `onEnd` when a query has ended, whether the query has a callback or returns a promise. */
const listenTo = (send: (...args: unknown[]) => unknown, args: unknown[], onEnd: OnEnd): unknown => {
  const callback = args.at(-1)
  if (typeof callback === 'function')
    return send(...args.slice(0, -1), (error: unknown, result: unknown) => {
      onEnd(error)
      callback(error, result)
    })
  return (send(...args) as Promise<unknown>).then(
    (result) => {
      onEnd(undefined)
      return result
    },
    (error: unknown) => {
      onEnd(error)
      throw error
    },
  )
}

/**
 * Keeps a broken connection from doing harm. A lost connection emits an error besides the error of its query: without a
 * listener it would end the process. A connection without an answer is cut: the next query on it, above all a rollback,
 * would wait behind the unanswered one.
 * @param forVisitors a query waits no longer than the call's patience
 * @param onAnswer called at every answer of the database
 */
export const guardConnection = (client: ClientBase, forVisitors: boolean, onAnswer: () => void): void => {
  client.on('error', () => {})
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((query: unknown, ...rest: unknown[]) => {
    const patience = forVisitors ? currentPatience() : undefined
    patience?.begin()
    return listenTo(send, [patience ? within(query, patience) : query, ...rest], (error) => {
      const silent = isSilence(error)
      patience?.end(!silent)
      if (!error) onAnswer()
      if (silent) void (client as ClientBase & { end: () => Promise<void> }).end()
    })
  }) as typeof client.query
}

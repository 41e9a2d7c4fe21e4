import type { ClientBase, QueryConfig } from 'pg'
import { currentPatience, type Patience } from './patience.ts'

type Asked = (error: unknown) => void

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/** pg takes a time limit for a single query, which its types do not know. */
const within = (asked: unknown, { leftMs }: Patience): object => ({
  ...(typeof asked === 'string' ? { text: asked } : (asked as QueryConfig)),
  query_timeout: leftMs,
})

/** Tells `asked` how a query ended, whether it was asked with a callback or for a promise. */
const listenTo = (query: (...args: unknown[]) => unknown, args: unknown[], asked: Asked): unknown => {
  const callback = args.at(-1)
  if (typeof callback === 'function')
    return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
      asked(error)
      callback(error, result)
    })
  return (query(...args) as Promise<unknown>).then(
    (result) => {
      asked(undefined)
      return result
    },
    (error: unknown) => {
      asked(error)
      throw error
    },
  )
}

/**
 * Keeps a broken connection from doing harm. A connection that is lost emits an error beside the one that its query
 * gets: without a listener it would end the process. One that stayed silent is cut: what is asked next on it, a
 * rollback above all, would wait behind the question that was never answered.
 * @param forVisitors questions wait no longer than the call's patience lasts
 * @param onAnswer told of every question that the database has answered
 */
export const guardConnection = (client: ClientBase, forVisitors: boolean, onAnswer: () => void): void => {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((asked: unknown, ...rest: unknown[]) => {
    const patience = forVisitors ? currentPatience() : undefined
    patience?.begin()
    return listenTo(query, [patience ? within(asked, patience) : asked, ...rest], (error) => {
      const silent = isSilence(error)
      patience?.end(!silent)
      if (!error) onAnswer()
      if (silent) void (client as ClientBase & { end: () => Promise<void> }).end()
    })
  }) as typeof client.query
}

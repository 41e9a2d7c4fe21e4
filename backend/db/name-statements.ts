import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

/** Texts that vary (words of a search, rows of an insert) must not fill the server's memory. */
const maxNames = 300

/** A text that begins with a comment has no name, so that it is planned for the values of each call. */
const isNamed = (text: string): boolean => /^\s*(select|with|update)\b/i.test(text)

interface Statement {
  text: string
  name?: string
}

const isUnnamed = (config: unknown): config is Statement =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('name' in config && config.name)

/**
 * Names the queries and updates of a connection by their text, so that Postgres parses each text once and, where it
 * pays, saves its plan. Planning the joins of a book's page takes longer than running them.
 */
export const nameStatements = (client: ClientBase): void => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= maxNames || !isNamed(text)) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((config: unknown, ...rest: unknown[]) => {
    const name = isUnnamed(config) ? nameOf(config.text) : undefined
    return query(name === undefined ? config : { ...(config as Statement), name }, ...rest)
  }) as typeof client.query
}

import { Client } from 'pg'
import { codeOf, StartError } from '#lib/process/start-error.ts'
import { limits } from './limits.ts'

const noAnswer = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
])

/** The name of the database is shown, its password never. */
const explain = (error: unknown, url: string): StartError => {
  const { host, port, user, database } = new Client(url)
  const [place, code] = [`Postgres at ${host}:${port}`, codeOf(error) ?? '']
  const message = error instanceof Error ? error.message : String(error)
  const says = (): string => {
    if (noAnswer.has(code))
      return `No Postgres answers at ${host}:${port}. Start it, or name another one in DATABASE_URL.`
    if (code === '3D000') return `${place} has no database ${database}. Create it, or name another one in DATABASE_URL.`
    if (code.startsWith('28') || message.startsWith('SASL'))
      return `${place} does not let ${user} in: the user or the password in DATABASE_URL is wrong.`
    if (code === '53100') return `The disk of ${place} is full.`
    if (code === '53300') return `${place} has no connection left. Raise its max_connections, or start fewer backends.`
    if (code === '57P03') return `${place} is still starting, or stopping. Try again in a moment.`
    return `${place} cannot be used: ${message}`
  }
  return new StartError(says(), { cause: error })
}

/** The number of its process, as Postgres says it when a connection begins; the types of pg do not know it. */
type Numbered = Client & { processID: number }

/**
 * Checks that the database can be reached, before anything else uses it.
 * @returns whether a pooler such as pgbouncer answers in the place of Postgres: then the process that works on a
 * question is another one than the connection was told of when it began
 * @throws StartError in one sentence if not
 */
export const reachDatabase = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limits.upkeep.waitMs }) as Numbered
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid !== client.processID
  } catch (error) {
    throw explain(error, url)
  } finally {
    await client.end().catch(() => {})
  }
}

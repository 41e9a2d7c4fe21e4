import { Client, type Pool } from 'pg'
import { codeOf, StartError } from '#lib/process/start-error.ts'

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

/** Checks that the database can be reached, before anything else uses it. @throws StartError in one sentence if not */
export const reachDatabase = async (pool: Pool, url: string): Promise<void> => {
  await pool.query('select 1').catch((error: unknown) => {
    throw explain(error, url)
  })
}

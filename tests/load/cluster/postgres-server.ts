import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type QueryResult, type QueryResultRow } from 'pg'
import { asPostgresUser, requireBinaries } from '#tools/gate/postgres.ts'

/** One server of the cluster on a port of loopback. */
export interface PostgresServer {
  port: number
  url: (database: string) => string
  ask: <Row extends QueryResultRow>(database: string, question: string) => Promise<QueryResult<Row>>
  run: (statement: string) => Promise<void>
  kill: () => Promise<void>
  /** Answers nothing from now on, and keeps its connections, until it goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  start: () => Promise<void>
  /** Makes the replica a primary. */
  promote: () => void
}

const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=150',
  'shared_buffers=128MB',
  'wal_level=replica',
  'wal_keep_size=512MB',
  'hot_standby_feedback=on',
]

const tool = (name: string, args: string[], cwd: string): void =>
  void execFileSync(join(requireBinaries(), name), args, { ...asPostgresUser(), cwd, stdio: 'ignore' })

const isRunning = (server: ChildProcess | undefined): boolean =>
  server !== undefined && server.exitCode === null && server.signalCode === null

/** The server, and the processes of its connections. */
const signalAll = (pid: number | undefined, name: NodeJS.Signals): void => {
  if (pid === undefined) return
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  for (const one of [pid, ...children]) process.kill(one, name)
}

/** A server over a data folder that exists. */
const serverOf = (folder: string, data: string, port: number): PostgresServer => {
  let server: ChildProcess | undefined
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const ask = async <Row extends QueryResultRow>(database: string, question: string): Promise<QueryResult<Row>> => {
    const client = new Client({ connectionString: url(database), connectionTimeoutMillis: 2_000 })
    await client.connect()
    return client.query<Row>(question).finally(() => client.end())
  }
  const answers = () =>
    ask('postgres', 'select 1').then(
      () => true,
      () => false,
    )
  const run = async (statement: string): Promise<void> => void (await ask('postgres', statement))
  return {
    port,
    url,
    ask,
    run,
    kill: async () => {
      if (!server || !isRunning(server)) return
      const exited = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGKILL')
      await exited
    },
    signal: (name) => signalAll(server?.pid, name),
    start: async () => {
      const options = settings.flatMap((one) => ['-c', one])
      const args = ['-D', data, '-p', String(port), '-k', folder, ...options]
      const command = join(requireBinaries(), 'postgres')
      for (let tries = 0; !(await answers()); tries++) {
        if (tries > 600) throw new Error('Postgres did not start.')
        // The processes of a server that was killed end a moment later, and until then another one refuses to start.
        if (!isRunning(server)) server = spawn(command, args, { ...asPostgresUser(), cwd: folder, stdio: 'ignore' })
        await wait(100)
      }
    },
    promote: () => tool('pg_ctl', ['-D', data, 'promote'], folder),
  }
}

/** @param folder belongs to the user who runs Postgres */
export const createPrimary = async (folder: string, port: number): Promise<PostgresServer> => {
  const data = join(folder, 'primary')
  tool('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'], folder)
  const server = serverOf(folder, data, port)
  await server.start()
  return server
}

export const createReplica = async (folder: string, port: number, primary: PostgresServer): Promise<PostgresServer> => {
  const data = join(folder, 'replica')
  tool('pg_basebackup', ['-D', data, '-d', primary.url('postgres'), '-R', '-X', 'stream', '-c', 'fast'], folder)
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=replica'\n`,
  )
  const server = serverOf(folder, data, port)
  await server.start()
  return server
}

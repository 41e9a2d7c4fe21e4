import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { installDebian } from './install-debian.ts'

export interface TestPostgres {
  /** The process of the server that runs now. */
  pid: () => number
  url: string
  /** Ends the server as `pg_ctl stop -m fast` does, with all connections. */
  halt: () => Promise<void>
  /** Starts the server again if it does not run. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** `initdb` may be a link, and the other tools stand only beside its target. */
const findBinaries = () => {
  const found = globSync('/usr/{lib/postgresql/*,local,local/opt/postgresql*}/bin/initdb')
    .concat(globSync('/opt/homebrew/opt/postgresql*/bin/initdb'))
    .toSorted()
    .at(-1)
  return found && dirname(realpathSync(found))
}

export const hasPostgres = (): boolean => findBinaries() !== undefined

/** The folder with the server and its tools (`pg_dump` …). @throws Error that says how to get Postgres */
export const requireBinaries = (): string => {
  const binaries = findBinaries() ?? (installDebian('postgresql') ? findBinaries() : undefined)
  if (!binaries)
    throw new Error(
      'No Postgres server found. Install one (Debian: apt-get install postgresql), then run npm test again.',
    )
  return binaries
}

/** Postgres refuses to run as root, so for root it runs as the user that its package made. */
export const asPostgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

/** The socket exists before the server accepts connections. */
const isReady = async (host: string): Promise<boolean> => {
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
}

/**
 * Starts a Postgres server in a temporary folder below `parent`. It listens on a Unix socket only, and `stop` removes it with its folder.
 * @throws Error that says how to get Postgres
 */
export const startPostgres = async (parent = tmpdir()): Promise<TestPostgres> => {
  const binaries = requireBinaries()
  const folder = mkdtempSync(join(parent, 'kolofon-postgres-'))
  const user = asPostgresUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, stdio: 'ignore', cwd: folder },
  )
  const options = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=256MB',
  ]
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(join(binaries, 'postgres'), options, { ...user, stdio: 'ignore', cwd: folder })
    for (let tries = 0; !(await isReady(folder)); tries++) {
      if (tries > 100 || server.exitCode !== null) throw new Error('Postgres did not start.')
      await sleep(100)
    }
    return server
  }
  let server = await start()
  const halt = async () => {
    if (server.exitCode !== null) return
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await exited
  }
  return {
    pid: () => server.pid ?? 0,
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    halt,
    resume: async () => {
      if (server.exitCode !== null || server.signalCode !== null) server = await start()
    },
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

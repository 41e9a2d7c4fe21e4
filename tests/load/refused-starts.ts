import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carriers } from '#backend/ports/pickup-points/carriers.ts'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'

/** Each of these starts cannot succeed: the process must exit with 1 and say in one sentence what is wrong. */

interface Attempt {
  what: string
  script?: 'backend/main.ts' | 'server/main.ts'
  env: Record<string, string>
  /** The process runs as another user than the system's administrator, if the administrator runs this test. */
  asNobody?: boolean
  cwd?: string
  says: RegExp
}

const nobody = 65_534
const isAdministrator = process.getuid?.() === 0
const database = process.env['TEST_DATABASE_URL'] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'kolofon-refused-'))
chmodSync(folder, 0o777)

/** No setting of the machine may help or disturb. */
const bare: Record<string, string> = { PATH: process.env['PATH'] ?? '', HOME: folder }

const run = ({
  script = 'backend/main.ts',
  env,
  asNobody,
  cwd = process.cwd(),
}: Attempt): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const user = asNobody && isAdministrator ? { uid: nobody, gid: nobody } : {}
    const child = spawn(process.execPath, [join(process.cwd(), script)], {
      cwd,
      env: { ...bare, ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 60_000,
      ...user,
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => void (said += text.toString()))
    child.once('exit', (code) => resolve({ code, said: said.trim() }))
  })

const databaseNamed = (name: string): string => {
  const url = new URL(database)
  url.pathname = `/${name}`
  return url.href
}

/** Mounts a disk of 100 kB and fills it. @returns undefined if this test may not mount a disk */
const tryFullDisk = (): string | undefined => {
  const place = mkdtempSync(join(folder, 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', place], { stdio: 'ignore' })
    writeFileSync(join(place, 'full'), Buffer.alloc(60_000))
    return place
  } catch {
    return undefined
  }
}

const taken = createServer()
const takenPort = await freePort()
await new Promise<void>((resolve) => void taken.listen(takenPort, '127.0.0.1', resolve))
const closedPort = await freePort()
const disk = tryFullDisk()
if (!disk) tell('a start on a full disk is not tested, because no disk can be mounted here')
const file = join(folder, 'file')
writeFileSync(file, '')
const locked = mkdtempSync(join(folder, 'locked-'))
chmodSync(locked, 0o500)
const data = join(folder, 'data')
const trial = {
  TRIAL: 'bare',
  DATA_DIR: data,
  DATABASE_URL: database,
  API_PORT: String(await freePort()),
  SIMULATOR_PORT: String(await freePort()),
}

const everything = (names: string[]) => new RegExp(names.map((name) => `(?=[^]*- ${name} )`).join(''))

const attempts: Attempt[] = [
  {
    what: 'a backend without settings',
    env: { NODE_ENV: 'test' },
    says: everything([
      'PUBLIC_URL',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'SIMPLEPAY_URL',
      'SIMPLEPAY_MERCHANT_HUF',
      'SIMPLEPAY_SECRET_HUF',
      ...Object.values(carriers).map(({ addresses }) => addresses.hu),
    ]),
  },
  {
    what: 'a storefront without settings',
    script: 'server/main.ts',
    env: {},
    says: everything(['PUBLIC_URL', 'API_BASE_URL', 'TRUSTED_PROXIES']),
  },
  { what: 'an invalid port', env: { ...trial, API_PORT: '70000' }, says: /API_PORT cannot be read/ },
  { what: 'a port in use', env: { ...trial, API_PORT: String(takenPort) }, says: /^Port \d+ is in use\. Set API_PORT/ },
  {
    what: 'a port for the administrator',
    env: { TRIAL: 'bare', DATA_DIR: join(folder, 'nobodys'), API_PORT: '81', SIMULATOR_PORT: trial.SIMULATOR_PORT },
    asNobody: true,
    says: /^Port 81 is for the system's administrator only/,
  },
  {
    what: 'an address of another machine',
    env: { ...trial, API_BIND_ADDRESS: '192.0.2.1' },
    says: /^192\.0\.2\.1 is no address of this machine/,
  },
  {
    what: 'a database that is not there',
    env: { ...trial, DATABASE_URL: `postgres://shop@127.0.0.1:${closedPort}/shop` },
    says: /^No Postgres answers at 127\.0\.0\.1:\d+\. Start it/,
  },
  {
    what: 'a database of another name',
    env: { ...trial, DATABASE_URL: databaseNamed('no_such_shop') },
    says: /has no database no_such_shop\. Create it/,
  },
  {
    what: 'a user whom the database does not know',
    env: { ...trial, DATABASE_URL: database.replace('postgres@', 'no_such_user:secret-word@') },
    says: /does not let no_such_user in/,
  },
  { what: 'a folder that is a file', env: { ...trial, DATA_DIR: file }, says: /is not a folder/ },
  {
    what: 'a folder that is not writable',
    env: { ...trial, DATA_DIR: join(locked, 'data') },
    asNobody: true,
    says: /cannot be written to/,
  },
  {
    what: 'a storefront without a build',
    script: 'server/main.ts',
    env: { TRIAL: '1' },
    cwd: folder,
    says: /^There is no build\. Run/,
  },
  ...(disk
    ? [
        {
          what: 'a full disk',
          env: { ...trial, DATA_DIR: join(disk, 'data') },
          says: /^The disk of the folder .+ is full/,
        },
      ]
    : []),
]

try {
  for (const attempt of attempts) {
    const { code, said } = await run(attempt)
    const isSentence =
      !/^\s+at /m.test(said) &&
      !said.includes('secret-word') &&
      (said.startsWith('The configuration') || !said.includes('\n'))
    check(
      `${attempt.what} is refused in one sentence`,
      code === 1 && isSentence && attempt.says.test(said),
      `${code}: ${said.split('\n').length > 1 ? `${said.split('\n').length - 1} things` : said}`,
    )
  }
} finally {
  taken.close()
  if (disk) execFileSync('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
}

finish()

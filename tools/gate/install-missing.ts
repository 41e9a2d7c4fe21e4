import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, hasChromium } from './chromium.ts'
import { hasPostgres, requireBinaries } from './postgres.ts'
import { canInstallDebian, installDebian } from './install-debian.ts'
import { suites } from './suites.ts'

interface Program {
  name: string
  reason: string
  isNeededBy: (suite: string) => boolean
  isHere: () => boolean
  /** @throws Error that says how to get the program */
  install: () => unknown
}

/** What stands before the shop and before its database in the test of a cluster. */
const servers = [
  { name: 'nginx-light', service: 'nginx', program: '/usr/sbin/nginx' },
  { name: 'pgbouncer', service: 'pgbouncer', program: '/usr/sbin/pgbouncer' },
]

/** Debian starts a server when it installs it. The tests start their own, and the machine is left as quiet as it was. */
const installServer = (name: string): void => {
  if (!installDebian(name))
    throw new Error(`${name} is not there. Install it (Debian: apt-get install ${name}), then run npm test again.`)
  for (const { service } of servers.filter((one) => one.name === name))
    spawnSync('/usr/sbin/service', [service, 'stop'], { stdio: 'ignore' })
}

const programs: Program[] = [
  {
    name: 'postgresql',
    reason: 'run on a real Postgres server',
    isNeededBy: (suite) => suites[suite]?.postgres !== undefined,
    isHere: hasPostgres,
    install: requireBinaries,
  },
  ...servers.map(({ name, program }) => ({
    name,
    reason: 'put it before the shop or its database',
    isNeededBy: (suite: string) => suites[suite]?.needsServers === true,
    isHere: () => existsSync(program),
    install: () => installServer(name),
  })),
  {
    name: 'chromium-headless-shell',
    reason: 'drive a browser',
    isNeededBy: (suite) => suites[suite]?.needsChromium === true,
    isHere: hasChromium,
    install: findChromium,
  },
]

/** What the gate says before it changes the machine: the package, and the suites that need it. */
export const describeInstall = (name: string, reason: string, wanted: string[]): string =>
  `The gate installs the Debian package ${name} with apt-get, because ${wanted.join(', ')} ${reason}. Suites can be chosen: npm test -- lint types unit\n`

/** Installs the programs that the chosen suites need and this machine lacks. @throws Error that says how to get one */
export const installMissing = (chosen: string[]): void => {
  for (const { name, reason, isNeededBy, isHere, install } of programs) {
    const wanted = chosen.filter(isNeededBy)
    if (wanted.length === 0 || isHere()) continue
    if (canInstallDebian()) process.stdout.write(describeInstall(name, reason, wanted))
    install()
  }
}

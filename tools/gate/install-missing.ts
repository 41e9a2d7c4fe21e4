import { findChromium, hasChromium } from './chromium.ts'
import { hasPostgres, requireBinaries } from './postgres.ts'
import { canInstallDebian } from './install-debian.ts'
import { suites } from './suites.ts'

interface Program {
  name: string
  reason: string
  isNeededBy: (suite: string) => boolean
  isHere: () => boolean
  /** @throws Error that says how to get the program */
  install: () => unknown
}

const programs: Program[] = [
  {
    name: 'postgresql',
    reason: 'run on a real Postgres server',
    isNeededBy: (suite) => suites[suite]?.postgres !== undefined,
    isHere: hasPostgres,
    install: requireBinaries,
  },
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

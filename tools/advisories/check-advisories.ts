import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import advisories from './advisories.json' with { type: 'json' }
import { findVulnerable } from './find-vulnerable.ts'

/** `npm run advisories`: calls the audit of the registry where it answers, and always compares with the stored list. */
const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const report = (() => {
  try {
    return JSON.parse(audit.stdout) as { vulnerabilities?: Record<string, { severity: string }> }
  } catch {
    return {}
  }
})()
const reported = Object.entries(report.vulnerabilities ?? {}).map(
  ([name, { severity }]) => `${name}: ${severity}, says the registry`,
)
process.stdout.write(
  report.vulnerabilities
    ? 'The registry was asked.\n'
    : `The registry does not answer audits here; the stored list of ${advisories.checkedOn} is all there is.\n`,
)

const stored = findVulnerable(JSON.parse(readFileSync('package-lock.json', 'utf8')), advisories).map(
  ({ path, version, advisory }) => `${path} ${version}: ${advisory.id} (${advisory.what})`,
)
const all = [...reported, ...stored]
process.stdout.write(all.length > 0 ? `${all.join('\n')}\n` : 'No installed package is known to be vulnerable.\n')
process.exit(all.length > 0 ? 1 : 0)

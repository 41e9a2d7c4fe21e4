import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Outcome {
  passed: number
  failed: number
  /** The output of the failures, which the gate repeats at the end of its log. */
  complaints?: string[]
}

export type Env = Record<string, string>

interface Ended {
  code: number
  text: string
  errors: string
}

/** Runs a Node program with the shop's own Node. Its output goes to the screen and is returned as well. */
export const run = (script: string, args: string[], env: Env): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [text, errors] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      text += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk)
      errors += chunk.toString()
    })
    child.once('exit', (code) => resolve({ code: code ?? 1, text, errors }))
  })

const lastLines = ({ text, errors }: Ended): string =>
  [text, errors].map((output) => output.trimEnd().split('\n').slice(-12).join('\n')).join('\n')

/** A program that passes or fails as a whole. */
export const runCommand = async (script: string, args: string[]): Promise<Outcome> => {
  const ended = await run(script, args, {})
  return ended.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, complaints: [lastLines(ended)] }
}

/** Several programs that pass or fail each as a whole. */
export const runTogether = async (programs: [script: string, args: string[]][]): Promise<Outcome> => {
  const total: Required<Outcome> = { passed: 0, failed: 0, complaints: [] }
  for (const [script, args] of programs) {
    const { passed, failed, complaints = [] } = await runCommand(script, args)
    total.passed += passed
    total.failed += failed
    total.complaints.push(...complaints)
  }
  return total
}

/** The conditions that did not hold. A program that ended before it could say so is shown by its last lines. */
const failedChecks = (ended: Ended): string => {
  const lines = ended.text.split('\n').filter((line) => line.startsWith('✗'))
  return lines.length > 0 ? ['', ...lines].join('\n') : lastLines(ended)
}

/** A program that prints one line a condition, ✓ or ✗, and ends its output with `N passed, N failed`. */
export const runCounting = async (script: string, env: Env): Promise<Outcome> => {
  const ended = await run(script, [], env)
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(ended.text)
  const passed = Number(match?.[1] ?? 0)
  const failed = Number(match?.[2] ?? 0)
  return ended.code === 0 && failed === 0
    ? { passed, failed }
    : { passed, failed: failed || 1, complaints: [failedChecks(ended)] }
}

/** A runner that ended without a report has failed, whatever it printed. */
export const readReport = (file: string, code: number, count: (report: unknown) => Outcome): Outcome => {
  const outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 }
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: { status: string; projectName: string; results: { errors: { message: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: PlaywrightSuite[]
}

/** Includes tests that failed once and then passed, because a race shows first like that. Excludes tests that are expected to fail. */
const browserComplaints = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .flatMap(({ status, projectName, results }) =>
        results.flatMap(({ errors }) =>
          errors.map(({ message }) => `${projectName} › ${title} (${status})\n${message}`),
        ),
      ),
  ),
  ...suites.flatMap(browserComplaints),
]

/** @param name of the run, for its report, traces and logs */
export const runPlaywright = async (folder: string, name: string, env: Env, args: string[]): Promise<Outcome> => {
  const file = join(folder, `${name}.json`)
  const { code } = await run('node_modules/@playwright/test/cli.js', ['test', '--retries=1', ...args], {
    ...env,
    E2E_RUN: name,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return readReport(file, code, (report) => {
    const { stats, suites } = report as PlaywrightReport
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      complaints: suites.flatMap(browserComplaints),
    }
  })
}

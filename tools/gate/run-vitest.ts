import { join } from 'node:path'
import { type Env, type Outcome, readReport, run } from './run-suite.ts'

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; failureMessages: string[] }[]
  }[]
}

/** A change that breaks more files than this is not a race. */
const mostRepeated = 3

/** Their files share a machine and a database, so one may disturb another. What is only computed fails for a reason. */
const repeated = new Set(['component', 'backend'])

const readOutcome = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const complaints = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((text) => `${fullName}\n${text}`),
    ),
  ])
  return { passed: numPassedTests, failed: numFailedTests, complaints }
}

/** @returns the files in which something failed; none if there are so many that the change itself is at fault */
export const filesToRepeat = ({ testResults }: VitestReport): string[] => {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length > mostRepeated ? [] : failed
}

/** What failed first stays among the complaints, because a race shows first like that. */
export const addRepeat = (first: Outcome, again: Outcome): Outcome => ({
  passed: first.passed + Math.max(0, first.failed - again.failed),
  failed: again.failed,
  complaints: [
    ...(first.complaints ?? []).map((text) => `Failed first, then ran alone: ${text}`),
    ...(again.complaints ?? []),
  ],
})

export const runVitest = async (folder: string, project: string, env: Env, files: string[] = []): Promise<Outcome> => {
  const name = `${project}${files.length > 0 ? '-some' : ''}${env.TEST_DATABASE_URL ? '-postgres' : ''}`
  let repeat: string[] = []
  const runOnce = async (report: string, only: string[]): Promise<Outcome> => {
    const file = join(folder, `${report}.json`)
    const args = [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...only,
    ]
    const { code } = await run('node_modules/vitest/vitest.mjs', args, env)
    return readReport(file, code, (content) => {
      repeat = filesToRepeat(content as VitestReport)
      return readOutcome(content)
    })
  }
  const first = await runOnce(name, files)
  return repeat.length > 0 && repeated.has(project) ? addRepeat(first, await runOnce(`${name}-again`, repeat)) : first
}

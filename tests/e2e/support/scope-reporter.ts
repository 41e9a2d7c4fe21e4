import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { explainScopes } from './scope.ts'

/** Prints which tests do not run in every project and why, and why a test was skipped. */
export default class ScopeReporter implements Reporter {
  printsToStdio(): boolean {
    return false
  }

  onBegin(): void {
    process.stdout.write(`${explainScopes().join('\n')}\n`)
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return
    const reasons = test.annotations.flatMap(({ description }) => description ?? [])
    process.stdout.write(
      `Skipped: ${test.titlePath().filter(Boolean).join(' › ')}: ${reasons.join(', ') || 'NO REASON GIVEN'}\n`,
    )
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCounting } from './run-suite.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'kolofon-suite-'))))
afterAll(() => rmSync(folder, { recursive: true }))

// What the suite prints goes to the screen as well: not from here.
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

const runLines = (lines: readonly string[], code: number) => {
  const script = join(folder, 'suite.mjs')
  writeFileSync(script, `console.log(${JSON.stringify(lines.join('\n'))}); process.exitCode = ${code}`)
  return runCounting(script, {})
}

test('what failed is repeated by name, whatever was printed after it', async () => {
  const more = Array.from({ length: 30 }, (_, line) => `  line ${line} of a long text`)
  const { complaints, ...counts } = await runLines(
    ['✓ one', '✗ two (2643 ms)', '✓ three', ...more, '2 passed, 1 failed'],
    1,
  )
  expect(counts).toEqual({ passed: 2, failed: 1 })
  expect(complaints).toEqual(['\n✗ two (2643 ms)'])
})

test('a program that ends without a count has failed, and its last lines are repeated', async () => {
  const { complaints, ...counts } = await runLines(['✓ one', 'Error: nobody listens'], 1)
  expect(counts).toEqual({ passed: 0, failed: 1 })
  expect(complaints?.join('')).toContain('Error: nobody listens')
})

test('nothing is repeated where all holds', async () => {
  expect(await runLines(['✓ one', '1 passed, 0 failed'], 0)).toEqual({ passed: 1, failed: 0 })
})

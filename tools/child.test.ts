import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A program that starts one child with `startChild` and one with `spawn`, prints both ids and waits. */
const parent = `
  import { spawn } from 'node:child_process'
  import { startChild } from '#tools/child.ts'
  const idle = ['-e', 'setInterval(() => {}, 1000)']
  const ours = startChild('ours', idle, {}, 'collect')
  const naive = spawn(process.execPath, idle, { stdio: 'ignore' })
  process.stdout.write(ours.pid + ' ' + naive.pid)
  setInterval(() => {}, 1000)`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a child ends when its parent is killed; a naive one stays behind', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) =>
    started.stdout.once('data', (text: Buffer) => resolve(text.toString())),
  )
  const [ours = 0, naive = 0] = said.split(' ').map(Number)
  // Both children have started after this time.
  await wait(1_000)
  expect([ours, naive].map(isRunning)).toEqual([true, true])
  started.kill('SIGKILL')
  for (let tries = 0; tries < 500 && isRunning(ours); tries++) await wait(50)
  expect([ours, naive].map(isRunning)).toEqual([false, true])
  process.kill(naive, 'SIGKILL')
})

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

/** A program that is killed as soon as it has started a child, so that the child finds no parent when it begins. */
const killedParent = `
  import { startChild } from '#tools/child.ts'
  const ours = startChild('ours', ['-e', 'setInterval(() => {}, 1000)'], {}, 'collect')
  process.stdout.write(String(ours.pid))
  process.kill(process.pid, 'SIGKILL')`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const untilEnded = async (pid: number): Promise<void> => {
  for (let tries = 0; tries < 500 && isRunning(pid); tries++) await wait(50)
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
  await untilEnded(ours)
  expect([ours, naive].map(isRunning)).toEqual([false, true])
  process.kill(naive, 'SIGKILL')
})

test('a child ends that begins after its parent was killed', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', killedParent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await new Promise<string>((resolve) =>
    started.stdout.once('data', (text: Buffer) => resolve(text.toString())),
  )
  await untilEnded(Number(said))
  expect(isRunning(Number(said))).toBe(false)
})

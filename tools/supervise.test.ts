import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { supervise } from './supervise.ts'

const folder = mkdtempSync(join(tmpdir(), 'supervise-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = (name: string, text: string) => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'\nconst tell = (text) => appendFileSync(process.env.DIARY, text + '\\n')\n${text}`,
  )
  return file
}
const steady = program(
  'steady',
  `tell('begun ' + process.env.NAME)\nprocess.on('SIGTERM', () => { tell('ended ' + process.env.NAME); process.exit(0) })\nsetInterval(() => {}, 1000)`,
)
const falling = program('falling', `tell('fell')\nprocess.exit(1)`)

const openDiary = () => {
  const file = join(folder, `${Math.random()}.txt`)
  appendFileSync(file, '')
  const lines = () => readFileSync(file, 'utf8').trim().split('\n')
  const until = async (holds: (lines: string[]) => boolean) => {
    for (let tries = 0; tries < 400 && !holds(lines()); tries++) await wait(25)
    expect(holds(lines()), existsSync(file) ? lines().join() : 'no diary').toBe(true)
  }
  const start = (name: string, script: string) => ({ name, args: [script], env: { DIARY: file, NAME: name } })
  return { lines, until, start }
}

test('a program that ends is started again, while the other one goes on, and all are stopped last first', async () => {
  const { lines, until, start } = openDiary()
  const supervisor = supervise()
  supervisor.restartOnExit()
  supervisor.start(start('backend', steady))
  supervisor.start(start('storefront', steady))
  supervisor.start(start('faulty', falling))
  await until((said) => said.filter((line) => line === 'fell').length >= 3 && said.includes('begun storefront'))
  await supervisor.stopAll()
  expect(lines().filter((line) => line !== 'fell')).toHaveLength(4)
  expect(lines().filter((line) => line.startsWith('ended'))).toEqual(['ended storefront', 'ended backend'])
  const told = lines().length
  await wait(1_000)
  expect(lines(), 'started again after the end').toHaveLength(told)
})

test('before the shop is up a program that ends is the end of the start', async () => {
  const { lines, start } = openDiary()
  const supervisor = supervise()
  supervisor.start(start('faulty', falling))
  await expect(supervisor.failed).rejects.toThrow('The faulty has stopped with 1.')
  await supervisor.stopAll()
  expect(lines()).toEqual(['fell'])
})

test('what a program says goes into its log, each time that it is started', async () => {
  const { until, start } = openDiary()
  const file = join(folder, 'said.log')
  const log = openSync(file, 'w')
  const supervisor = supervise()
  supervisor.restartOnExit()
  supervisor.start({
    ...start('talking', program('talking', `tell('begun')\nconsole.log('a word')\nprocess.exitCode = 1`)),
    log,
  })
  await until((said) => said.filter((line) => line === 'begun').length >= 3)
  await supervisor.stopAll()
  closeSync(log)
  expect(readFileSync(file, 'utf8')).toMatch(/^a word\na word\n/)
})

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { waitUntilUp } from '../wait-until-up.ts'
import { giveParameters } from './give-parameters.ts'
import { type GrowthFigures, growthTable, type GrowthReport } from './growth-table.ts'
import { measureChange } from './measure-change.ts'
import { measureImport } from './measure-import.ts'
import { measureScale } from './measure-scale.ts'
import { measureSize } from './measure-size.ts'
import { measureStart } from './measure-start.ts'
import { multiplyList } from './multiply-list.ts'
import { megabytesOf } from './with-gutenberg.ts'
import { type Processes, withProcesses } from './with-processes.ts'

/**
 * How the shop grows: `npm run bench:growth -- FILE [TITLES]`, with the list of Project Gutenberg (docs/import.md),
 * multiplied up to a million titles or up to TITLES. One shop on Postgres takes in more and more of them, by its own
 * import, and is measured at each size; a million titles take an hour and 15 GB of disk. The table is printed and the
 * figures are written down after each size; `node tools/bench/draw-growth.ts .data/bench/growth.json` keeps these and
 * draws their curves.
 */
const [file, largest = '1000000'] = process.argv.slice(2)
if (file === undefined) throw new Error('npm run bench:growth -- FILE [TITLES], the list of Project Gutenberg')

const [port, simulatorPort] = [4300, 4301]
const origin = `http://localhost:${port}`
const list = await multiplyList(file)
const steps = [0, 20_000, list.length, 400_000, 1_000_000].filter((titles) => titles <= Number(largest))

const takeIn = async (from: number, to: number, { databaseUrl, postgresPid, env }: Processes) => {
  const part = join(env.DATA_DIR, 'part.csv')
  mkdirSync(env.DATA_DIR, { recursive: true })
  await list.write(part, from, to)
  const { records, seconds } = await measureImport('gutenberg', part, postgresPid, env)
  rmSync(part)
  await giveParameters(databaseUrl)
  return { records, perSecond: records / seconds }
}

const measure = async ({ databaseUrl, env, start }: Processes): Promise<Omit<GrowthFigures, 'import'>> => {
  const startBackend = () => start('backend')
  const saved = join(env.DATA_DIR, 'catalog-index')
  rmSync(saved, { force: true })
  const { child: reader, ...readsAll } = await measureStart(startBackend, origin)
  const change = await measureChange(databaseUrl, `${origin}/api`)
  const begun = performance.now()
  await reader.stop()
  const stopMs = performance.now() - begun
  const savedMegabytes = statSync(saved).size / 1e6
  const { child, ...takesSaved } = await measureStart(startBackend, origin)
  const startedMegabytes = megabytesOf(child.pid)
  const { titles, figures } = await measureScale(`${origin}/api`)
  const calls = { ...figures, ...change }
  const megabytes = megabytesOf(child.pid)
  await child.stop()
  const size = await measureSize(databaseUrl)
  return { titles, ...size, savedMegabytes, stopMs, readsAll, takesSaved, calls, startedMegabytes, megabytes }
}

await withProcesses({ API_PORT: String(port), SIMULATOR_PORT: String(simulatorPort) }, async (processes) => {
  const first = processes.start('backend')
  await waitUntilUp(`${origin}/health/ready`)
  await first.stop()
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
  const figures: GrowthFigures[] = []
  for (const [step, titles] of steps.entries()) {
    const from = steps[step - 1]
    const taken = from === undefined ? undefined : await takeIn(from, titles, processes)
    figures.push({ ...(await measure(processes)), ...(taken && { import: taken }) })
    writeFileSync(
      join(processes.env.DATA_DIR, 'growth.json'),
      `${JSON.stringify({ machine, figures } satisfies GrowthReport, null, 2)}\n`,
    )
    process.stdout.write(`${growthTable(figures)}\n\n`)
  }
})

import { cpus, loadavg } from 'node:os'
import { waitUntilUp } from '../wait-until-up.ts'
import { measureSearch } from './measure-search.ts'
import { megabytesOf, withGutenberg } from './with-gutenberg.ts'

/**
 * How well and how fast famous books are found: `npm run bench:search -- FILE`, with the list of Project Gutenberg
 * (docs/import.md).
 */
const file = process.argv[2]
if (file === undefined) throw new Error('npm run bench:search -- FILE, the list of Project Gutenberg (.csv or .csv.gz)')

await withGutenberg(file, 4340, async ({ origin, start }) => {
  const { pid } = start()
  await waitUntilUp(`${origin}/health/ready`)
  const figures = await measureSearch(`${origin}/api`)
  process.stdout.write(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, Postgres and load on the same machine; the backend holds ${megabytesOf(pid).toFixed(0)} MB.\n\n| asked for by | found | of | p50 ms | p95 ms | most ms |\n|---|---|---|---|---|---|\n`,
  )
  for (const [name, { found, asked, p50, p95, max }] of Object.entries(figures))
    process.stdout.write(
      `| ${name} | ${((found / asked) * 100).toFixed(1)} % | ${asked} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${max.toFixed(1)} |\n`,
    )
  for (const [name, { notes }] of Object.entries(figures)) process.stdout.write(`\n${name}:\n${notes.join('\n')}\n`)
})

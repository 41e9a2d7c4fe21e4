import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type Child, startChild } from './child.ts'
import { finishBuild } from '#server/finish-build.ts'
import { prepareStandIns } from '#server/stand-in-views.ts'

const folders = ['app', 'components', 'contracts', 'features', 'lib', 'messages', 'public']
const files = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const isSource = (name: string): boolean =>
  /\.(?:tsx?|css|json|woff2|svg|png|ico)$/.test(name) && !/\.test\.tsx?$/.test(name)
const stamp = '.next/kolofon-sources'

const findSources = (): string[] => [
  ...folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter(isSource)
    .toSorted(),
  ...files,
]

const hashSources = (sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of sources) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Sizes and times of all sources: read in a tenth of the time, and where they are the same, so are the sources. */
const glanceAt = (sources: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of sources) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** The hash of the sources of the last build, and the glance at them. */
const readStamp = (): string[] =>
  existsSync(stamp) && existsSync('.next/BUILD_ID') ? readFileSync(stamp, 'utf8').split(' ') : []

/**
 * Builds the storefront if a source of it has changed since the last build.
 * @returns whether it was built
 * @throws Error if the build fails
 */
export const buildIfStale = async (track: (child: Child) => void): Promise<boolean> => {
  const sources = findSources()
  const glance = glanceAt(sources)
  const [builtOf, lastGlance] = readStamp()
  if (lastGlance === glance) return false
  const hash = hashSources(sources)
  if (builtOf === hash) {
    writeFileSync(stamp, `${hash} ${glance}`)
    return false
  }
  process.stdout.write('Building the storefront …\n')
  const build = startChild(
    'build',
    ['node_modules/next/dist/bin/next', 'build'],
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    'collect',
  )
  track(build)
  if ((await build.exited) !== 0 || !existsSync('.next/BUILD_ID'))
    throw new Error(`The storefront could not be built:\n${build.output()}`)
  await finishBuild()
  await prepareStandIns()
  writeFileSync(stamp, `${hash} ${glance}`)
  return true
}

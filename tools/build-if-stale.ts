import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { type Child, startChild } from './child.ts'
import { finishBuild } from '#server/finish-build.ts'
import { prepareStandIns } from '#server/stand-in-views.ts'

const sources = [
  '{app,components,contracts,features,lib,messages,public}/**/*.{ts,tsx,css,json,woff2,svg,png,ico}',
  '{middleware.ts,instrumentation.ts,next.config.mjs,postcss.config.mjs,package-lock.json,tsconfig.json}',
]
const stamp = '.next/kolofon-sources'

const hashSources = (): string => {
  const hash = createHash('sha256')
  for (const file of globSync(sources)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Builds the storefront if a source of it has changed since the last build.
 * @returns whether it was built
 * @throws Error if the build fails
 */
export const buildIfStale = async (track: (child: Child) => void): Promise<boolean> => {
  const hash = hashSources()
  if (existsSync(stamp) && existsSync('.next/BUILD_ID') && readFileSync(stamp, 'utf8') === hash) return false
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
  writeFileSync(stamp, hash)
  return true
}

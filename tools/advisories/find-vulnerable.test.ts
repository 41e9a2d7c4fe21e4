import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import advisories from './advisories.json' with { type: 'json' }
import { findVulnerable } from './find-vulnerable.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof findVulnerable>[0]

/** R2-25. The audit of the registry is not reachable everywhere, so the gate compares with the stored list. */
test('no installed package stands in the list of advisories', () => {
  expect(
    findVulnerable(lock, advisories).map(({ path, version, advisory }) => `${path} ${version}: ${advisory.id}`),
  ).toEqual([])
})

test('a vulnerable version is found wherever it stands, and accepted for tests only', () => {
  const packages = {
    'node_modules/next': { version: '16.4.0' },
    'node_modules/a/node_modules/form-data': { version: '4.0.3', dev: true },
    'node_modules/dicer': { version: '0.3.0', dev: true },
    'node_modules/s3/node_modules/dicer': { version: '0.3.0' },
    'node_modules/hono': { version: '4.13.19' },
  }
  expect(findVulnerable({ packages }, advisories).map(({ path }) => path)).toEqual([
    'node_modules/next',
    'node_modules/a/node_modules/form-data',
    'node_modules/s3/node_modules/dicer',
  ])
})

test('every accepted package stands in the list and is still installed for tests', () => {
  for (const { package: name } of advisories.acceptedInDevelopment) {
    expect(advisories.vulnerable.map((one) => one.package)).toContain(name)
    expect(
      Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`)),
      name,
    ).toBe(true)
  }
})

const sources = ['dependencies', 'devDependencies'] as const

test('versions are pinned, and only packages on the list run a script when they are installed', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    (typeof sources)[number] | 'allowScripts',
    Record<string, unknown>
  >
  const loose = sources
    .flatMap((source) => Object.entries(manifest[source]))
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
  expect(loose).toEqual([])
  expect(Object.keys(manifest.allowScripts)).toEqual(['node'])
})

test('every package of the lock file comes with a hash', () => {
  const bare = Object.entries(lock.packages).filter(
    ([path, one]) => path !== '' && !('integrity' in one) && !('link' in one) && !('inBundle' in one),
  )
  expect(bare.map(([path]) => path)).toEqual([])
})

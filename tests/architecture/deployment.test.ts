import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sourceFiles } from './source-files.ts'

/** These tests build and start nothing: they check that the files and folders exist that deploy/ names. */

interface Stage {
  name: string
  from: string
  lines: string[]
}

const lines = readFileSync('deploy/Containerfile', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const stages: Stage[] = []
for (const line of lines) {
  const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
  if (from && name) stages.push({ name, from, lines: [] })
  else stages.at(-1)?.lines.push(line)
}

/** The lines of a stage and of the stages on which it is based. */
const whole = (name: string): string[] => {
  const stage = stages.find((one) => one.name === name)
  return stage ? [...whole(stage.from), ...stage.lines] : []
}

/** The paths that a stage copies from the project; `.next` and `node_modules` come from other stages. */
const copied = (name: string): string[] =>
  whole(name).flatMap((line) => {
    const [, words = ''] = /^COPY (?!--from)(.+)$/.exec(line) ?? []
    return words.split(' ').slice(0, -1)
  })

const programs = { backend: ['backend/main.ts', 'backend/'], storefront: ['server/main.ts', 'server/'] } as const

/** Top-level folders that the files below a folder load, through others as well. */
const roomsOf = (folder: string): Set<string> => {
  const files = sourceFiles().filter(({ path }) => !/\.test\.tsx?$|test-support/.test(path))
  const rooms = new Set([folder.replace('/', '')])
  const load = (path: string) =>
    files
      .filter((file) => file.path.startsWith(path))
      .flatMap(({ imports }) => imports.filter((name) => name.startsWith('#')).map((name) => name.slice(1)))
  const seen = new Set<string>()
  const follow = (names: string[]) => {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      rooms.add(name.split('/')[0] ?? '')
      follow(load(name))
    }
  }
  follow(load(folder))
  return rooms
}

describe.each(Object.entries(programs))('the image of the %s', (stage, [program, folder]) => {
  test('copies only what the project has, and every folder that the program loads', () => {
    expect(copied(stage).filter((path) => !existsSync(path))).toEqual([])
    expect([...roomsOf(folder)].filter((room) => !copied(stage).includes(room))).toEqual([])
  })

  test('starts Node on the program itself, as a user without rights, and checks its health', () => {
    const run = whole(stage).findLast((line) => line.startsWith('CMD'))
    expect(run?.replaceAll(/"--[\w=-]+", /g, '')).toBe(`CMD ["node_modules/node/bin/node", "${program}"]`)
    expect(whole(stage).findLast((line) => line.startsWith('USER'))).toBe('USER shop')
    const [, script = ''] =
      /HEALTHCHECK .* CMD \["node_modules\/node\/bin\/node", "([^"]+)"/.exec(whole(stage).join('\n')) ?? []
    expect(existsSync(script)).toBe(true)
    expect(copied(stage)).toContain(script.split('/')[0])
  })
})

const units = readdirSync('deploy/systemd').map((name) => ({
  name,
  text: readFileSync(`deploy/systemd/${name}`, 'utf8'),
}))

test('units start Node on programs that exist', () => {
  expect(units.map(({ name }) => name)).toEqual(['kolofon-backend@.service', 'kolofon-storefront@.service'])
  for (const { text } of units) {
    const [, node = '', program = ''] = /^ExecStart=\/srv\/kolofon(?:-%i)?\/(\S+) (?:--\S+ )*(\S+)$/m.exec(text) ?? []
    expect(statSync(node).mode & 0o111).toBeGreaterThan(0)
    expect(existsSync(program)).toBe(true)
  }
})

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd understands every line of the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  const paths = units.map(({ name, text }) => {
    const path = join(folder, name)
    writeFileSync(path, text.replaceAll(/\/srv\/kolofon(-%i)?/g, process.cwd()))
    return path
  })
  // systemd-analyze prints to stderr what it ignores, and exits with 0.
  const output = execFileSync('/bin/sh', ['-c', 'systemd-analyze verify "$@" 2>&1', 'sh', ...paths]).toString()
  rmSync(folder, { recursive: true })
  expect(output).toBe('')
})

interface Service {
  environment?: Record<string, string>
  build?: { target: string; dockerfile: string }
  depends_on?: Record<string, unknown>
}

describe('the compose file', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, Service>
  }
  const ofStage = (stage: string) => Object.entries(services).filter(([, { build }]) => build?.target === stage)

  test('runs two backends and two storefronts of the image', () => {
    for (const stage of Object.keys(programs)) expect(ofStage(stage)).toHaveLength(2)
    for (const { build, depends_on: needs = {} } of Object.values(services)) {
      expect(existsSync(build?.dockerfile ?? 'deploy')).toBe(true)
      expect(Object.keys(needs).filter((name) => !(name in services))).toEqual([])
    }
  })

  test('sets only what the programs know', () => {
    const readers = { backend: 'lib/env/backend.ts', storefront: 'lib/env/storefront.ts' } as const
    for (const stage of ['backend', 'storefront'] as const) {
      const known = readFileSync(readers[stage], 'utf8')
      const names = ofStage(stage).flatMap(([, { environment = {} }]) => Object.keys(environment))
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !known.includes(`  ${name}:`))).toEqual([])
    }
  })

  test('leads to ports on which something listens', () => {
    const exposed = (stage: string) => /EXPOSE (\d+)/.exec(whole(stage).join('\n'))?.[1]
    for (const [, { environment }] of ofStage('storefront'))
      expect(new URL(environment?.['API_BASE_URL'] ?? '').port).toBe(exposed('backend'))
    for (const [, { environment }] of ofStage('backend'))
      expect(environment?.['DATABASE_URL']).toContain(
        `@pgbouncer:${services['pgbouncer']?.environment?.['LISTEN_PORT']}/`,
      )
    const proxied = [...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/storefront-\d:(\d+)/g)].map(
      ([, port]) => port,
    )
    expect(new Set(proxied)).toEqual(new Set([exposed('storefront')]))
  })
})

test('nginx and pgbouncer lead to the ports of the programs', () => {
  const [nginx, bouncer] = ['nginx.conf', 'pgbouncer.ini'].map((name) => readFileSync(`deploy/${name}`, 'utf8'))
  const upstream = (name: string) =>
    [...(new RegExp(`upstream ${name} {([^}]*)}`).exec(nginx ?? '')?.[1] ?? '').matchAll(/server \S+:(\d+)/g)].map(
      ([, port]) => port,
    )
  expect(upstream('storefronts')).toEqual(['3000', '3000'])
  expect(upstream('backends')).toEqual(['4000', '4000'])
  expect(bouncer).toContain('pool_mode = transaction')
})

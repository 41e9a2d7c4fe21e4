import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from './source-files.ts'

const files = sourceFiles()

/** Where an import leads, from the project's root; undefined for packages. */
const targetOf = (file: SourceFile, name: string): string | undefined => {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return normalize(join(dirname(file.path), name))
  return undefined
}

const crossings = (isBreach: (from: string, to: string) => boolean): string[] =>
  files.flatMap((file) =>
    file.imports.flatMap((name) => {
      const target = targetOf(file, name)
      return target && isBreach(file.path, target) ? [`${file.path} -> ${target}`] : []
    }),
  )

/** The folder of `root` that holds a file. Files directly in `root` put the folders together: they count as one folder. */
const roomOf = (path: string, root: string): string | undefined => {
  if (root !== '' && !path.startsWith(`${root}/`)) return undefined
  const [room = '', ...rest] = path.slice(root === '' ? 0 : root.length + 1).split('/')
  return rest.length === 0 ? 'files of its own' : room
}
const isTest = (path: string) => /\.test\.tsx?$|test-support|^tests\//.test(path)

/** Which groups of files import which other ones, tests aside. Imports of types count. */
const graphOf = (groupOf: (path: string) => string | undefined): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const file of [...files, ...sourceFiles('*.{ts,mjs}')].filter(({ path }) => !isTest(path)))
    for (const name of file.imports) {
      const target = targetOf(file, name)
      const [own, other] = [groupOf(file.path), target && groupOf(target)]
      if (own !== undefined && other !== undefined && own !== other)
        graph.set(own, (graph.get(own) ?? new Set()).add(other))
    }
  return graph
}

/** Everything from which imports lead back to it, with the way that they take. */
const circlesOf = (graph: Map<string, Set<string>>): string[] => {
  const wayBack = (start: string): string[] | undefined => {
    const ways = [[start]]
    const seen = new Set<string>()
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, next]
        if (!seen.has(next)) ways.push([...way, next])
        seen.add(next)
      }
    return undefined
  }
  return [...graph.keys()].flatMap((room) => wayBack(room)?.join(' -> ') ?? [])
}

describe('rooms', () => {
  test('a feature imports only its own room of features/', () => {
    expect(
      crossings(
        (from, to) =>
          roomOf(from, 'features') !== undefined &&
          to.startsWith('features/') &&
          roomOf(from, 'features') !== roomOf(to, 'features'),
      ),
    ).toEqual([])
  })

  test('a backend module knows another one only by its service', () => {
    expect(
      crossings((from, to) => {
        const [own, other] = [roomOf(from, 'backend/modules'), roomOf(to, 'backend/modules')]
        return (
          own !== undefined &&
          other !== undefined &&
          own !== other &&
          !isTest(from) &&
          !/\/(service|rules\/[\w-]+)\.ts$/.test(to)
        )
      }),
    ).toEqual([])
  })

  test.each(['', 'backend', 'backend/modules', 'backend/ports', 'lib', 'features', 'components', 'server', 'tools'])(
    'the folders of „%s” import one another in no circle',
    (root) => {
      expect(circlesOf(graphOf((path) => roomOf(path, root)))).toEqual([])
    },
  )

  test('files import one another in no circle', () => {
    expect(circlesOf(graphOf((path) => path))).toEqual([])
  })

  test('a circle of folders is found', () => {
    const graph = new Map([
      ['orders', new Set(['stock', 'payments'])],
      ['payments', new Set(['checkout'])],
      ['checkout', new Set(['orders', 'stock'])],
    ])
    expect(circlesOf(graph)).toEqual([
      'orders -> payments -> checkout -> orders',
      'payments -> checkout -> orders -> payments',
      'checkout -> orders -> payments -> checkout',
    ])
  })

  test('relative imports do not leave their top-level folder', () => {
    expect(
      crossings(
        (from, to) =>
          from.split('/')[0] !== to.split('/')[0] &&
          files.some(
            (file) =>
              file.path === from &&
              file.imports.some((name) => name.startsWith('.') && normalize(join(dirname(from), name)) === to),
          ) &&
          !from.startsWith('backend/db/schema/') &&
          !from.startsWith('app/'),
      ),
    ).toEqual([])
  })

  test('nothing that visitors reach starts another program', () => {
    const starts = files.filter(
      (file) =>
        /^(app|backend|components|contracts|features|lib|server)\//.test(file.path) &&
        !isTest(file.path) &&
        file.imports.some((name) => /(^|:)child_process$/.test(name)),
    )
    expect(starts.map((file) => file.path)).toEqual([])
  })

  test('no barrel files and no rooms for anything', () => {
    const names = files
      .map((file) => file.path)
      .filter((path) => /(^|\/)(index|utils?|helpers?|common|misc|types)(\.tsx?|\/)/.test(path))
    expect(names).toEqual([])
  })

  test('pages stay thin: 60 lines at most', () => {
    const fat = files
      .filter((file) => /^app\/.*\/page\.tsx$/.test(file.path) && file.text.split('\n').length > 61)
      .map((file) => file.path)
    expect(fat).toEqual([])
  })

  test('what only the server may load says so in its first line', () => {
    const silent = files
      .filter(
        (file) => /^features\/[\w-]+\/server\.ts$/.test(file.path) && !file.text.startsWith("import 'server-only'"),
      )
      .map((file) => file.path)
    expect(silent).toEqual([])
  })

  test('market pages read no cookies, headers or query, so that they can be static', () => {
    const personal = files
      .filter((file) => /^(app\/\[locale\]|features|lib\/market)/.test(file.path) && !file.path.includes('/view/'))
      .filter(
        (file) =>
          file.imports.includes('next/headers') || (file.path.endsWith('page.tsx') && /searchParams/.test(file.text)),
      )
      .map((file) => file.path)
    expect(personal).toEqual([])
  })
})

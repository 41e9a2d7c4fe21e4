import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { firstTexts, laterNamespaces } from '#lib/i18n/later-namespaces.ts'
import { messages } from '#lib/i18n/messages.ts'
import { sourceFiles } from './source-files.ts'

/** The pages that are shown with the texts of the shop's layout alone, and what the layout loads itself. */
const pages = globSync('app/[[]locale]/[[]market]/{later-parts,(shop)/**/{page,layout,product-*,*-listing}}.tsx')
const files = new Map(
  sourceFiles('{app,components,contracts,features,lib}/**/*.{ts,tsx}').map((file) => [file.path, file]),
)

interface Import {
  path: string
  isLazy: boolean
  bringsTexts: boolean
}

const written =
  /(?:^|\n)(?:import|export)(?! type)[^'"\n]*(?:\n[^'"]*?)?from '(?<now>[^']+)'|(?<texts>withLaterTexts\()?import\('(?<later>[^']+)'\)/g

const importsOf = (path: string): Import[] =>
  [...(files.get(path)?.text ?? '').matchAll(written)].flatMap(({ groups: { now, later, texts } = {} }) => {
    const name = now ?? later ?? ''
    const other = name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(path), name) : ''
    return files.has(other) ? { path: other, isLazy: later !== undefined, bringsTexts: texts !== undefined } : []
  })

const textOf = (path: string) => files.get(path)?.text ?? ''
const isOfBrowser = (path: string) => textOf(path).startsWith("'use client'")
/** A page or a part of it that brings its texts itself. */
const bringsOwn = (path: string) => /<(?:Client|Added)Messages/.test(textOf(path))

/** The later namespaces that a file uses, and the names of the texts where they are written out. */
const usesOf = (path: string) =>
  laterNamespaces.flatMap((namespace) => {
    const text = textOf(path)
    const variable = new RegExp(`const (\\w+) = useTranslations\\('${namespace}`).exec(text)?.[1]
    const isUsed = variable !== undefined || (namespace === 'errors' && text.includes('useErrorText('))
    if (!isUsed) return []
    const names = [...text.matchAll(new RegExp(`\\b${variable}\\((.*?)\\)`, 'g'))].flatMap(([, call = '']) =>
      [...call.matchAll(/(?<!=== )'(\w+)'/g)].map(([, name = '']) => name),
    )
    return [{ namespace, names }]
  })

/** What the browser loads with the pages at once, and what later without texts of its own. */
const walk = () => {
  const first = new Set<string>()
  const later = new Set<string>()
  const onServer = new Set<string>()
  const inBrowser = (path: string, seen: Set<string>): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const other of importsOf(path)) {
      if (other.isLazy && !other.bringsTexts) inBrowser(other.path, later)
      if (!other.isLazy) inBrowser(other.path, seen)
    }
  }
  const visit = (path: string): void => {
    if (onServer.has(path)) return
    onServer.add(path)
    if (isOfBrowser(path)) inBrowser(path, first)
    else if (!bringsOwn(path)) for (const other of importsOf(path)) visit(other.path)
  }
  for (const path of pages.filter((page) => !bringsOwn(page))) visit(path)
  return { first, later: [...later].filter((path) => !first.has(path)) }
}

const { first, later } = walk()

/** It waits for the later texts itself (features/cart/components/add-to-cart.tsx). */
const waiting = new Set(['features/cart/components/add-refusal.tsx', 'lib/i18n/use-error-text.ts'])

test('the walk finds the parts of the pages', () => {
  expect([...first]).toContain('features/cart/components/add-to-cart.tsx')
  expect(later).toContain('features/stores/components/live-stock.tsx')
  expect(first.has('features/cart/components/mini-cart.tsx')).toBe(false)
})

test('what a page shows at once has its texts', () => {
  const missing = [...first]
    .filter((path) => !waiting.has(path))
    .flatMap((path) =>
      usesOf(path).flatMap(({ namespace, names }) =>
        names.filter((name) => !firstTexts[namespace]?.includes(name)).map((name) => `${path} ${namespace}.${name}`),
      ),
    )
  expect(missing).toEqual([])
})

test('what is loaded later, and shows later texts, brings them', () => {
  expect(later.filter((path) => !bringsOwn(path) && usesOf(path).length > 0 && !waiting.has(path))).toEqual([])
})

test('the first texts exist', () => {
  for (const [namespace, names] of Object.entries(firstTexts))
    for (const name of names) expect(messages.hu[namespace as keyof typeof firstTexts]).toHaveProperty(name)
})

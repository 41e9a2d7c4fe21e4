import type { Database } from '../../../db/connect.ts'
import { findNamed, findVariantsByName } from '../../catalog/service.ts'
import { type EditorialForm, entryName } from '../form/editorial-form.ts'
import type { EntryKind } from '../rules/find-changes.ts'
import { findReferences, type Reference, type ReferenceKind } from '../rules/find-references.ts'
import type { Stored } from '../stored/read-stored.ts'
import { untouched } from './untouched.ts'

export interface Problem {
  /** The path in the form. */
  path: (string | number)[]
  message: string
}

const ownKinds = { content: 'contents', bannerStrip: 'bannerStrips', menu: 'menus' } as const satisfies Partial<
  Record<ReferenceKind, EntryKind>
>
const isOwn = (kind: ReferenceKind): kind is keyof typeof ownKinds => kind in ownKinds

const words: Record<ReferenceKind, string> = {
  category: 'category',
  collection: 'collection',
  publisher: 'publisher',
  author: 'author',
  book: 'book',
  content: 'content',
  bannerStrip: 'banner strip',
  menu: 'menu',
}

const findInCatalog = async (
  db: Database,
  kind: Exclude<ReferenceKind, keyof typeof ownKinds>,
  names: string[],
): Promise<Set<string>> =>
  new Set((kind === 'book' ? await findVariantsByName(db, names) : await findNamed(db, kind, names)).keys())

/** The names after the import: those that stay and the new ones. */
const namesAfter = (stored: Stored, form: EditorialForm, kind: EntryKind): Set<string> =>
  new Set([...untouched(stored, form, kind), ...form[kind]].map(entryName))

/** References to entries that exist neither in the shop nor in the file. */
const missingInForm = async (db: Database, stored: Stored, form: EditorialForm): Promise<Problem[]> => {
  const byKind = Map.groupBy(findReferences(form), ({ kind }) => kind)
  const problems: Problem[] = []
  for (const [kind, references] of byKind) {
    const names = references.map(({ name }) => name)
    const found = isOwn(kind) ? namesAfter(stored, form, ownKinds[kind]) : await findInCatalog(db, kind, names)
    problems.push(
      ...references
        .filter(({ name }) => !found.has(name))
        .map(({ name, path }) => ({ path, message: `there is no ${words[kind]} ${name}` })),
    )
  }
  return problems
}

/** Removed entries to which another entry still refers. */
const stillNamed = (stored: Stored, form: EditorialForm): Problem[] => {
  const rest = {
    contents: untouched(stored, form, 'contents'),
    bannerStrips: untouched(stored, form, 'bannerStrips'),
    menus: untouched(stored, form, 'menus'),
    regions: untouched(stored, form, 'regions'),
    faqs: untouched(stored, form, 'faqs'),
  }
  const holders = findReferences(rest)
  const holderOf = ({ path: [kind, index] }: Reference): string =>
    `${kind} ${rest[kind as keyof typeof rest].map(entryName)[Number(index)]}`
  return Object.entries(ownKinds).flatMap(([kind, list]) =>
    form.remove[list].flatMap((name, index): Problem[] => {
      const path = ['remove', list, index]
      if (!stored[list].has(name)) return [{ path, message: `there is no ${words[kind as ReferenceKind]} ${name}` }]
      const holder = holders.find((one) => one.kind === kind && one.name === name)
      return holder ? [{ path, message: `${holderOf(holder)} still shows ${name}` }] : []
    }),
  )
}

const unnamed = {
  regions: 'region',
  faqs: 'group of questions',
  documents: 'document',
  socialIcons: 'social icon',
} as const

/** Removed entries that do not exist. */
const unknown = (stored: Stored, { remove }: EditorialForm): Problem[] =>
  (Object.keys(unnamed) as (keyof typeof unnamed)[]).flatMap((kind) =>
    remove[kind].flatMap((name, index) =>
      stored[kind].has(name)
        ? []
        : [{ path: ['remove', kind, index], message: `there is no ${unnamed[kind]} ${name}` }],
    ),
  )

/** Anchors of the page of questions that another group uses already. */
const takenAnchors = (stored: Stored, form: EditorialForm): Problem[] => {
  const taken = new Set(
    untouched(stored, form, 'faqs').flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]),
  )
  return form.faqs.flatMap(({ items }, index) =>
    items.flatMap(({ key }, place) =>
      taken.has(key) ? [{ path: ['faqs', index, 'items', place, 'key'], message: `another group holds ${key}` }] : [],
    ),
  )
}

export const checkReferences = async (db: Database, stored: Stored, form: EditorialForm): Promise<Problem[]> => [
  ...(await missingInForm(db, stored, form)),
  ...stillNamed(stored, form),
  ...unknown(stored, form),
  ...takenAnchors(stored, form),
]

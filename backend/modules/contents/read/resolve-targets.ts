import { and, inArray, lte } from 'drizzle-orm'
import type { Target } from '#contracts/banners.ts'
import { contents } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import { findNamed, findVariantCards, findVariantsByName, type Named, type NamedKind } from '../../catalog/service.ts'
import type { TargetForm } from '#contracts/reference-forms.ts'
import { summaryColumns } from './content-summary.ts'

interface Resolved {
  target: Target
  /** The name. A page of the shop and an address of another site have none here. */
  name: string | null
  /** The id, if the target has one. */
  id: number | null
}

export type Resolve = (form: TargetForm) => Resolved | undefined

type Wanted = keyof TargetForm

const types = {
  category: 'category',
  collection: 'collection',
  publisher: 'publisher',
  author: 'brand',
} as const satisfies Record<NamedKind, Target['type']>

const findContentsNamed = async (ctx: Context, keys: string[]): Promise<Map<string, Resolved>> => {
  const rows = await ctx.recentDb
    .select(summaryColumns(ctx))
    .from(contents)
    .where(and(inArray(contents.key, keys), lte(contents.publishedAt, ctx.now())))
  return new Map(
    rows.map(({ key, id, path, title }) => [
      key,
      { target: { type: 'content', id: String(id), path }, name: title[ctx.locale], id },
    ]),
  )
}

const findBooks = async (ctx: Context, names: string[]): Promise<Map<string, Resolved>> => {
  const ids = await findVariantsByName(ctx.recentDb, names)
  const cards = await findVariantCards(ctx, [...ids.values()])
  return new Map(
    [...ids].flatMap(([name, id]) => {
      const card = cards.get(id)
      return card
        ? [[name, { target: { type: 'variant', id: String(id), path: card.path }, name: card.title, id }] as const]
        : []
    }),
  )
}

const inCatalog = (kind: NamedKind, named: ReadonlyMap<string, Named>, { locale }: Context): Map<string, Resolved> =>
  new Map(
    [...named].map(([key, { id, name, address, path }]) => [
      key,
      { target: { type: types[kind], id: address, path: path[locale] }, name: name[locale], id },
    ]),
  )

const findOfKind = async (ctx: Context, kind: Wanted, names: string[]): Promise<ReadonlyMap<string, Resolved>> => {
  switch (kind) {
    case 'content':
      return findContentsNamed(ctx, names)
    case 'book':
      return findBooks(ctx, names)
    case 'page':
    case 'url':
      return new Map(names.map((id) => [id, { target: { type: kind, id } as Target, name: null, id: null }]))
    default:
      return inCatalog(kind, await findNamed(ctx.recentDb, kind, names), ctx)
  }
}

const wantedIn = (form: TargetForm): [Wanted, string][] => Object.entries(form) as [Wanted, string][]

/** Resolves editors' targets, with one query for each kind. A target that is deleted or not yet published resolves to nothing. */
export const resolveTargets = async (ctx: Context, forms: readonly TargetForm[]): Promise<Resolve> => {
  const byKind = Map.groupBy(forms.flatMap(wantedIn), ([kind]) => kind)
  const found = new Map<Wanted, ReadonlyMap<string, Resolved>>()
  for (const [kind, wanted] of byKind)
    found.set(kind, await findOfKind(ctx, kind, [...new Set(wanted.map(([, name]) => name))]))
  return (form) =>
    wantedIn(form)
      .map(([kind, name]) => found.get(kind)?.get(name))
      .find((one) => one !== undefined)
}

import { eq, inArray } from 'drizzle-orm'
import type { Category } from '#contracts/categories.ts'
import type { MenuNode } from '#contracts/regions.ts'
import { bannerStrips, menus } from '../../../db/schema/contents.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Answer } from '../../../http/handler.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findCategories, findImprints } from '../../catalog/service.ts'
import type { TargetForm } from '#contracts/reference-forms.ts'
import type { MenuNodeForm } from '#contracts/region-forms.ts'
import { findVersions } from './find-versions.ts'
import { type Resolve, resolveTargets } from './resolve-targets.ts'

/** The targets of a menu's entries, resolved once. */
interface Found {
  ctx: Context
  resolve: Resolve
  /** With books on sale; parents before children. */
  categories: readonly Category[]
  imprints: Awaited<ReturnType<typeof findImprints>>
  versions: ReadonlyMap<string, number>
}

const all = (nodes: readonly MenuNodeForm[]): MenuNodeForm[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])])

const leaf = { note: null, children: [], expands: null, bannerStrip: null }

const categoryNode = ({ categories }: Found, { id, path, name }: Category): MenuNode => ({
  ...leaf,
  title: name,
  target: { type: 'category', id: String(id), path },
  expands: categories.some(({ parentId }) => parentId === id) ? id : null,
})

const imprintNodes = ({ imprints }: Found): MenuNode[] =>
  imprints.map(({ key, path, name, tagline }) => ({
    ...leaf,
    title: name,
    note: tagline,
    target: { type: 'publisher', id: key, path },
  }))

const serve = (found: Found, form: MenuNodeForm): MenuNode[] => {
  const { ctx, resolve, categories, versions } = found
  const leads = form.target && resolve(form.target)
  if (form.target && !leads) return []
  const title = form.title?.[ctx.locale] ?? leads?.name
  if (!title)
    return categories.filter(({ parentId }) => parentId === null).map((category) => categoryNode(found, category))
  const children = [
    ...(form.children ?? []).flatMap((child) => serve(found, child)),
    ...(form.expand === 'imprints' ? imprintNodes(found) : []),
  ]
  const id = form.expand === 'categories' ? leads?.id : undefined
  const versionId = versions.get(form.bannerStrip ?? '')
  if (!leads && children.length === 0) return []
  return [
    {
      title,
      note: null,
      target: leads?.target ?? null,
      children,
      expands: id !== undefined && categories.some(({ parentId }) => parentId === id) ? id : null,
      bannerStrip: versionId === undefined ? null : { versionId },
    },
  ]
}

const findStripVersions = async (ctx: Context, keys: string[]): Promise<Map<string, number>> => {
  const strips = await ctx.recentDb.select().from(bannerStrips).where(inArray(bannerStrips.key, keys))
  const versions = await findVersions(
    ctx,
    strips.map(({ id }) => id),
  )
  return new Map(strips.flatMap(({ id, key }) => (versions.has(id) ? [[key, versions.get(id) ?? 0] as const] : [])))
}

export const findMenu = async (
  ctx: Context,
  id: number,
): Promise<Result<Answer<'GET /v2.0/menus/{id}'>, 'not_found'>> => {
  const [menu] = await ctx.recentDb.select().from(menus).where(eq(menus.id, id))
  if (!menu) return fail('not_found')
  const nodes = all(menu.nodes)
  const expands = new Set(nodes.map(({ expand }) => expand))
  const found: Found = {
    ctx,
    resolve: await resolveTargets(
      ctx,
      nodes.flatMap(({ target }): TargetForm[] => (target ? [target] : [])),
    ),
    categories: expands.has('categories') ? (await findCategories(ctx)).filter(({ count }) => count > 0) : [],
    imprints: expands.has('imprints') ? await findImprints(ctx) : [],
    versions: await findStripVersions(
      ctx,
      nodes.flatMap(({ bannerStrip }) => bannerStrip ?? []),
    ),
  }
  return ok({ id, nodes: menu.nodes.flatMap((node) => serve(found, node)) })
}

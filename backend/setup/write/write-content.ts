import type { Database } from '../../db/connect.ts'
import { type EditorialForm, entryName, importEditorial } from '../../modules/contents/editing.ts'
import type { Ledger } from './keyed-rows.ts'
import type { Problem } from './problem.ts'

const kinds = ['contents', 'bannerStrips', 'menus', 'regions', 'faqs', 'documents', 'socialIcons'] as const

type Named = Parameters<typeof entryName>[0]

/**
 * Writes the entries that the shop does not have. Those that it has may be the owner's texts by now, which the drafts of
 * a setup must not replace: `content import` changes them.
 * @returns the tags of the pages to render again
 */
export const writeContent = async (
  db: Database,
  ledger: Ledger,
  form: EditorialForm,
  now: Date,
): Promise<{ problems: Problem[]; tags: string[] }> => {
  const { changes, problems } = await importEditorial(db, form, now, { dryRun: true })
  if (problems.length > 0)
    return { problems: problems.map(({ path, message }) => ({ path: ['content', ...path], message })), tags: [] }
  const isNew = (kind: string, name: string): boolean =>
    changes.some((change) => change.kind === kind && change.name === name && change.what === 'added')
  const missing = {
    ...form,
    ...Object.fromEntries(
      kinds.map((kind) => [kind, (form[kind] as Named[]).filter((entry) => isNew(kind, entryName(entry)))]),
    ),
    seo: isNew('seo', 'global') ? form.seo : undefined,
    translations: {
      hu: Object.fromEntries(
        Object.entries(form.translations.hu).filter(([key]) => isNew('translations', `hu ${key}`)),
      ),
      en: Object.fromEntries(
        Object.entries(form.translations.en).filter(([key]) => isNew('translations', `en ${key}`)),
      ),
    },
  } as EditorialForm
  const done = await importEditorial(db, missing, now)
  ledger.changes.push(...done.changes.map(({ kind, name }) => ({ kind, name, what: 'added' as const, fields: [] })))
  const all = kinds.reduce((sum, kind) => sum + form[kind].length, form.seo ? 1 : 0)
  ledger.left += Math.max(0, all - done.changes.filter(({ kind }) => kind !== 'translations').length)
  return { problems: [], tags: done.tags }
}

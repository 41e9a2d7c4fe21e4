import type * as tables from '../../../db/schema/contents.ts'
import type { ContentForm } from '#contracts/content-forms.ts'
import type { SeoForm } from '../form/editorial-form.ts'
import type { documents } from '../../../db/schema/documents.ts'
import type { faqCategories, faqs } from '../../../db/schema/faqs.ts'
import type { DocumentForm, FaqGroupForm } from '#contracts/site-forms.ts'
import type { BannerForm, BannerStripForm, MenuForm, MenuNodeForm, RegionForm } from '#contracts/region-forms.ts'

type Row<Table extends keyof typeof tables> = (typeof tables)[Table]['$inferSelect']

/** A form leaves out fields that are null in the row. */
const written = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

export const contentFormOf = ({
  key,
  type,
  slug,
  title,
  lead,
  picture,
  publishedAt,
  tags,
  members,
  gathers,
  blocks,
}: Row<'contents'>): ContentForm => ({
  key,
  type,
  slug,
  title,
  ...written({ lead, picture }),
  publishedAt: publishedAt.toISOString(),
  tags,
  contents: members,
  gathers,
  blocks,
})

const bannerFormOf = ({ template, title, text, ctaText, target, books, picture }: Row<'banners'>): BannerForm => ({
  template,
  title,
  ...written({ text, ctaText }),
  target,
  books,
  ...written({ picture }),
})

export const stripFormOf = (
  key: string,
  versions: readonly Row<'stripVersions'>[],
  banners: readonly Row<'banners'>[],
): BannerStripForm => ({
  key,
  versions: versions.map(({ id, publishedAt }) => ({
    publishedAt: publishedAt.toISOString(),
    banners: banners.filter(({ versionId }) => versionId === id).map(bannerFormOf),
  })),
})

export const menuFormOf = (key: string, nodes: MenuNodeForm[]): MenuForm => ({ key, nodes })

/** @param names of the entries of its type, by their numbers */
export const regionFormOf = (
  { token, resource, enabled, type, contentId }: Row<'regions'>,
  names: ReadonlyMap<number, string>,
): RegionForm => {
  const shows = names.get(contentId)
  const kind = { banner_strip: 'bannerStrip', menu: 'menu', content: 'content' } as const
  return {
    token,
    ...(resource !== '' && { for: resource }),
    enabled,
    ...(shows !== undefined && { [kind[type]]: shows }),
  }
}

export const seoFormOf = ({ titleTemplate, title, description, picture }: Row<'seos'>): SeoForm =>
  written({ titleTemplate, title, description, picture })

export const faqGroupFormOf = (
  { id, key, name, position }: typeof faqCategories.$inferSelect,
  questions: readonly (typeof faqs.$inferSelect)[],
): FaqGroupForm => ({
  key,
  position,
  name,
  items: questions
    .filter(({ categoryId }) => categoryId === id)
    .map((one) => ({ key: one.key, question: one.question, answer: one.answer })),
})

export const documentFormOf = ({ key, position, title, text, files }: typeof documents.$inferSelect): DocumentForm => ({
  key,
  position,
  title,
  ...written({ text }),
  stored: files,
})

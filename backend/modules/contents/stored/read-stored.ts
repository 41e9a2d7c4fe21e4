import { asc } from 'drizzle-orm'
import type { Locale } from '#contracts/shop.ts'
import type { Database } from '../../../db/connect.ts'
import * as tables from '../../../db/schema/contents.ts'
import { documents } from '../../../db/schema/documents.ts'
import { faqCategories, faqs } from '../../../db/schema/faqs.ts'
import { readConfiguration } from '../../configuration/service.ts'
import type { ContentForm } from '#contracts/content-forms.ts'
import { entryName, type SeoForm } from '../form/editorial-form.ts'
import type { BannerStripForm, MenuForm, RegionForm } from '#contracts/region-forms.ts'
import type { DocumentForm, FaqGroupForm, SocialIconForm } from '#contracts/site-forms.ts'
import {
  contentFormOf,
  documentFormOf,
  faqGroupFormOf,
  menuFormOf,
  regionFormOf,
  seoFormOf,
  stripFormOf,
} from './forms-of-rows.ts'

/** An entry as an editor would write it, with its id. */
interface StoredEntry<Form> {
  id: number
  form: Form
}

interface StoredStrip extends StoredEntry<BannerStripForm> {
  /** By their dates. */
  versionIds: ReadonlyMap<string, number>
}

/** All content of editors, by name. */
export interface Stored {
  contents: ReadonlyMap<string, StoredEntry<ContentForm>>
  bannerStrips: ReadonlyMap<string, StoredStrip>
  menus: ReadonlyMap<string, StoredEntry<MenuForm>>
  regions: ReadonlyMap<string, StoredEntry<RegionForm>>
  faqs: ReadonlyMap<string, { form: FaqGroupForm }>
  documents: ReadonlyMap<string, { form: DocumentForm }>
  socialIcons: ReadonlyMap<string, { form: SocialIconForm }>
  seo: SeoForm | undefined
  translations: Readonly<Record<Locale, Readonly<Record<string, string>>>>
}

const named = <Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string) =>
  new Map(entries.map((entry) => [nameOf(entry), entry]))

const readSite = async (db: Database): Promise<Pick<Stored, 'faqs' | 'documents' | 'socialIcons'>> => {
  const groups = await db.select().from(faqCategories).orderBy(asc(faqCategories.position), asc(faqCategories.id))
  const questions = await db.select().from(faqs).orderBy(asc(faqs.position))
  const papers = await db.select().from(documents).orderBy(asc(documents.position), asc(documents.id))
  const { social_icons: icons } = await readConfiguration(db)
  const byKey = <Form extends { key: string }>(forms: readonly Form[]) =>
    new Map(forms.map((form) => [form.key, { form }]))
  return {
    faqs: byKey(groups.map((group) => faqGroupFormOf(group, questions))),
    documents: byKey(papers.map(documentFormOf)),
    socialIcons: byKey(icons.map(({ name, url }) => ({ key: name, url }))),
  }
}

export const readStored = async (db: Database): Promise<Stored> => {
  const contents = await db.select().from(tables.contents).orderBy(asc(tables.contents.id))
  const menus = await db.select().from(tables.menus).orderBy(asc(tables.menus.id))
  const strips = await db.select().from(tables.bannerStrips).orderBy(asc(tables.bannerStrips.id))
  const regions = await db.select().from(tables.regions).orderBy(asc(tables.regions.id))
  const versions = await db.select().from(tables.stripVersions).orderBy(asc(tables.stripVersions.publishedAt))
  const banners = await db.select().from(tables.banners).orderBy(asc(tables.banners.position))
  const [seo] = await db.select().from(tables.seos)
  const translations = await db.select().from(tables.translations).orderBy(asc(tables.translations.key))
  const keys = {
    banner_strip: new Map(strips.map(({ id, key }) => [id, key])),
    menu: new Map(menus.map(({ id, key }) => [id, key])),
    content: new Map(contents.map(({ id, key }) => [id, key])),
  }
  const textsIn = (locale: Locale) =>
    Object.fromEntries(translations.filter((one) => one.locale === locale).map(({ key, value }) => [key, value]))
  return {
    contents: named(
      contents.map((row) => ({ id: row.id, form: contentFormOf(row) })),
      ({ form }) => entryName(form),
    ),
    bannerStrips: named(
      strips.map(({ id, key }) => {
        const its = versions.filter(({ stripId }) => stripId === id)
        return {
          id,
          form: stripFormOf(key, its, banners),
          versionIds: new Map(its.map((one) => [one.publishedAt.toISOString(), one.id])),
        }
      }),
      ({ form }) => entryName(form),
    ),
    menus: named(
      menus.map(({ id, key, nodes }) => ({ id, form: menuFormOf(key, nodes) })),
      ({ form }) => entryName(form),
    ),
    regions: named(
      regions.map((row) => ({ id: row.id, form: regionFormOf(row, keys[row.type]) })),
      ({ form }) => entryName(form),
    ),
    ...(await readSite(db)),
    seo: seo && seoFormOf(seo),
    translations: { hu: textsIn('hu'), en: textsIn('en') },
  }
}

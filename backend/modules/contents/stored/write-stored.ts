import { stringify } from 'yaml'
import type { Database } from '../../../db/connect.ts'
import { readStored } from './read-stored.ts'

/** Defaults that a form may leave out. */
const isLeftOut = ([key, value]: [string, unknown]): boolean =>
  (Array.isArray(value) && value.length === 0) ||
  (key === 'enabled' && value === true) ||
  (key === 'type' && value === 'page')

const short = (entry: object): object => Object.fromEntries(Object.entries(entry).filter((field) => !isLeftOut(field)))

const listed = (entries: Iterable<{ form: object }>): object[] => [...entries].map(({ form }) => short(form))

/** All content of editors, in the form that an import reads. */
export const writeStored = async (db: Database): Promise<string> => {
  const { contents, bannerStrips, menus, regions, faqs, documents, socialIcons, seo, translations } =
    await readStored(db)
  return stringify(
    {
      contents: listed(contents.values()),
      bannerStrips: listed(bannerStrips.values()),
      menus: listed(menus.values()),
      regions: listed(regions.values()),
      faqs: listed(faqs.values()),
      documents: listed(documents.values()),
      socialIcons: listed(socialIcons.values()),
      ...(seo && { seo }),
      translations,
    },
    { lineWidth: 120, aliasDuplicateObjects: false },
  )
}

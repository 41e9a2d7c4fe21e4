import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { locales } from '#contracts/shop.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { StoredDocument } from '../form/site-forms.ts'
import type { Problem } from './check-references.ts'
import type { Folders } from './store-pictures.ts'
import { storedName } from './stored-name.ts'

const mostBytes = 20_000_000

/** Undefined where the file keeps its pages packed, so that they cannot be counted from outside. */
export const countPages = (content: Buffer): number | undefined => content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

/** @returns what is wrong with it, or its content */
const readDocument = async (path: string): Promise<Buffer | string> => {
  const content = await readFile(path).catch(() => undefined)
  if (!content) return 'it cannot be read'
  if (content.length > mostBytes) return 'it is larger than 20 MB'
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : 'it is no PDF'
}

/** Takes in the documents that lie beside a form, below `/assets/documents`. */
export const storeDocuments = async (form: EditorialForm, folders: Folders, { dryRun = false } = {}): Promise<{ form: EditorialForm; problems: Problem[] }> => {
  const problems: Problem[] = []
  const folder = join(folders.assets, 'documents')
  const store = async (file: string, path: Problem['path']): Promise<StoredDocument> => {
    const content = await readDocument(resolve(folders.form, file))
    if (typeof content === 'string') {
      problems.push({ path, message: `${file}: ${content}` })
      return { name: '', bytes: 0, pages: null }
    }
    const name = `${storedName(file, content)}.pdf`
    if (!dryRun) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), content)
    }
    return { name, bytes: content.length, pages: countPages(content) ?? null }
  }
  const documents: EditorialForm['documents'] = []
  for (const [index, { file, ...document }] of form.documents.entries()) {
    if (!file) {
      documents.push(document)
      continue
    }
    const [hu, en] = await Promise.all(locales.map((locale) => store(file[locale], ['documents', index, 'file', locale])))
    if (hu && en) documents.push({ ...document, stored: { hu, en } })
  }
  return { form: { ...form, documents }, problems }
}

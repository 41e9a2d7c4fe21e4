import type { Files } from '../../../ports/files/port.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { StoredDocument } from '#contracts/site-forms.ts'
import type { Problem } from './check-references.ts'
import { readDocument, type Sources } from './read-document.ts'
import { storedName } from './stored-name.ts'

/** Null if the pages are inside a compressed part of the file, where they cannot be counted. */
export const countPages = (content: Buffer): number | null =>
  content.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? null

interface Places extends Sources {
  files: Files
}

/** Stores the documents that a form names, as `assets/documents/…`. */
export const storeDocuments = async (
  form: EditorialForm,
  places: Places,
  { dryRun = false } = {},
): Promise<{ form: EditorialForm; problems: Problem[] }> => {
  const problems: Problem[] = []
  const store = async (file: string, path: Problem['path']): Promise<StoredDocument> => {
    const content = await readDocument(file, places)
    if (typeof content === 'string') {
      problems.push({ path, message: `${file}: ${content}` })
      return { name: '', bytes: 0, pages: null }
    }
    const name = `${storedName(file, content)}.pdf`
    if (!dryRun) await places.files.write(`assets/documents/${name}`, content)
    return { name, bytes: content.length, pages: countPages(content) }
  }
  const documents: EditorialForm['documents'] = []
  for (const [index, { file, ...document }] of form.documents.entries()) {
    if (!file) {
      documents.push(document)
      continue
    }
    const hu = await store(file.hu, ['documents', index, 'file', 'hu'])
    const en = await store(file.en, ['documents', index, 'file', 'en'])
    documents.push({ ...document, stored: { hu, en } })
  }
  return { form: { ...form, documents }, problems }
}

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isPhoto } from '../../../pictures/is-photo.ts'
import { openPhoto } from '../../../pictures/open-photo.ts'
import type { Files } from '../../../ports/files/port.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { PictureForm } from '#contracts/reference-forms.ts'
import { findPictures } from '../rules/find-pictures.ts'
import type { Problem } from './check-references.ts'
import { originalOf } from './render-pictures.ts'
import { storedName } from './stored-name.ts'

const maxBytes = 20_000_000

/** @returns the content, or the problem */
const readPicture = async (path: string): Promise<Buffer | string> => {
  const content = await readFile(path).catch(() => undefined)
  if (!content) return 'it cannot be read'
  if (content.length > maxBytes) return 'it is larger than 20 MB'
  if (!isPhoto(content)) return 'it is no JPEG, PNG, WebP or GIF'
  return openPhoto(content)
    .metadata()
    .then(() => content)
    .catch(() => 'it is no picture')
}

const put = (form: EditorialForm, path: readonly (string | number)[], picture: PictureForm): void => {
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], form)
  ;(holder as Record<string | number, unknown>)[path.at(-1) ?? ''] = picture
}

interface Places {
  /** The folder to which the files of a form are relative. */
  form: string
  files: Files
}

/** Stores the pictures beside a form. */
export const storePictures = async (
  form: EditorialForm,
  places: Places,
  { dryRun = false } = {},
): Promise<{ form: EditorialForm; problems: Problem[] }> => {
  const stored = structuredClone(form)
  const problems: Problem[] = []
  for (const { picture, path } of findPictures(form)) {
    if (!('file' in picture)) continue
    const content = await readPicture(resolve(places.form, picture.file))
    if (typeof content === 'string') {
      problems.push({ path, message: `${picture.file}: ${content}` })
      continue
    }
    const name = storedName(picture.file, content)
    put(stored, path, { stored: name, alt: picture.alt })
    if (!dryRun) await places.files.write(originalOf(name), content)
  }
  return { form: stored, problems }
}

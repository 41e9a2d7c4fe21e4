import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { PictureForm } from '../form/reference-forms.ts'
import { findPictures } from '../rules/find-pictures.ts'
import type { Problem } from './check-references.ts'
import { originals } from './render-pictures.ts'
import { storedName } from './stored-name.ts'

const mostBytes = 20_000_000

/** @returns what is wrong with it, or its content */
const readPicture = async (path: string): Promise<Buffer | string> => {
  const content = await readFile(path).catch(() => undefined)
  if (!content) return 'it cannot be read'
  if (content.length > mostBytes) return 'it is larger than 20 MB'
  return sharp(content)
    .metadata()
    .then(() => content)
    .catch(() => 'it is no picture')
}

const put = (form: EditorialForm, path: readonly (string | number)[], picture: PictureForm): void => {
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], form)
  ;(holder as Record<string | number, unknown>)[path.at(-1) ?? ''] = picture
}

interface Folders {
  /** What the files of a form are named from. */
  form: string
  /** That `/assets` is served from. */
  assets: string
}

/** Takes in the pictures that lie beside a form. */
export const storePictures = async (form: EditorialForm, folders: Folders, { dryRun = false } = {}): Promise<{ form: EditorialForm; problems: Problem[] }> => {
  const stored = structuredClone(form)
  const problems: Problem[] = []
  for (const { picture, path } of findPictures(form)) {
    if (!('file' in picture)) continue
    const content = await readPicture(resolve(folders.form, picture.file))
    if (typeof content === 'string') {
      problems.push({ path, message: `${picture.file}: ${content}` })
      continue
    }
    const name = storedName(picture.file, content)
    put(stored, path, { stored: name, alt: picture.alt })
    if (dryRun) continue
    await mkdir(originals(folders.assets), { recursive: true })
    await writeFile(join(originals(folders.assets), name), content)
  }
  return { form: stored, problems }
}

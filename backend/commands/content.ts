import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { announce } from '../modules/announcements/service.ts'
import {
  type Change,
  fetchDocumentsFrom,
  importEditorial,
  readEditorialFile,
  renderPictures,
  storeDocuments,
  storePictures,
  writeStored,
} from '../modules/contents/editing.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const signs: Record<Change['what'], string> = { added: '+', changed: '~', removed: '-' }

const inWords = (changes: readonly Change[], dryRun: boolean): string =>
  [
    ...changes.map(({ kind, name, what }) => `${signs[what]} ${kind} ${name}`),
    changes.length === 0
      ? 'Nothing changes.'
      : `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${dryRun ? '; nothing was written' : ''}.`,
  ].join('\n')

const read = ({ locate }: Shop, file: string): Promise<string> => {
  if (file === '') throw new CommandError('content import needs a file.')
  return readFile(locate(file), 'utf8').catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`)
  })
}

/** Imports a whole file in one transaction, with its pictures and its announcements to storefronts. */
const write = async (shop: Shop, file: string, form: Parameters<typeof importEditorial>[1], dryRun: boolean) => {
  if (dryRun) return importEditorial(shop.db, form, shop.now(), { dryRun })
  return shop.db.transaction(async (db) => {
    const done = await importEditorial(db, form, shop.now())
    if (done.changes.length === 0) return done
    await renderPictures(db, await shop.openFiles())
    await announce(db, done.tags)
    await audit({ ...shop, db }, 'content.import', file, done.changes)
    return done
  })
}

export const importContent: Command = {
  usage: 'FILE [--dry-run] [--json]',
  summary:
    'Import pages, banners, menus, regions, questions, documents, social icons and texts from a YAML file; see docs/content.md.',
  run: async (shop, [file = ''], { dryRun, json }) => {
    const { form, problems, lineOf } = readEditorialFile(await read(shop, file))
    const refuse = (wrong: readonly { line: number; message: string }[]): number => {
      if (json) shop.print(JSON.stringify({ problems: wrong }, null, 2))
      else for (const { line, message } of wrong) shop.print(`${file}:${line} ${message}`)
      if (!json) shop.print('Nothing was imported.')
      return 1
    }
    const placed = (wrong: readonly { path: (string | number)[]; message: string }[]) =>
      refuse(wrong.map(({ path, message }) => ({ line: lineOf(path), message })))
    if (!form) return refuse(problems)
    const places = { form: dirname(shop.locate(file)), files: await shop.openFiles() }
    const pictured = await storePictures(form, places, { dryRun })
    const stored = await storeDocuments(pictured.form, { ...places, fetchFrom: fetchDocumentsFrom }, { dryRun })
    const unreadable = [...pictured.problems, ...stored.problems]
    if (unreadable.length > 0) return placed(unreadable)
    const done = await write(shop, file, stored.form, dryRun)
    if (done.problems.length > 0) return placed(done.problems)
    shop.print(
      json
        ? JSON.stringify({ changes: done.changes, tags: done.tags, dryRun }, null, 2)
        : inWords(done.changes, dryRun),
    )
    return 0
  },
}

export const exportContent: Command = {
  usage: '',
  summary: 'Print all content in the form that `content import` reads.',
  run: async ({ db, print }) => {
    print(await writeStored(db))
    return 0
  },
}

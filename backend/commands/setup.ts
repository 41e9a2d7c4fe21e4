import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { announce } from '../modules/announcements/service.ts'
import {
  type EditorialForm,
  fetchDocumentsFrom,
  renderPictures,
  storeDocuments,
  storePictures,
} from '../modules/contents/editing.ts'
import { type AppliedSetup, applySetup } from '../setup/apply-setup.ts'
import type { SetupForm } from '../setup/form/setup-form.ts'
import { defaultFile, readSetupFile } from '../setup/read-setup-file.ts'
import { findUnfinished } from '../setup/unfinished.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

type Problems = AppliedSetup['problems']

/** Takes back what a dry run, or a setup with a problem, has written. */
class TakenBack extends Error {}

/** Content that shows pictures. */
const illustrated: ReadonlySet<string> = new Set(['contents', 'bannerStrips', 'seo'])

const signs = { added: '+', changed: '~' } as const

const inWords = ({ changes, left, kept }: AppliedSetup, dryRun: boolean): string[] => {
  const count = (what: 'added' | 'changed'): number => changes.filter((change) => change.what === what).length
  return [
    ...changes.map(
      ({ kind, name, what, fields }) =>
        `${signs[what]} ${kind} ${name}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`,
    ),
    ...kept.map(({ kind, name }) => `= ${kind} ${name} is not in the file, and stays`),
    changes.length === 0
      ? 'Nothing changes.'
      : `${count('added')} added, ${count('changed')} changed, ${left} left${dryRun ? '; nothing was written' : ''}.`,
  ]
}

/** Saves the files beside the form that its pages name. */
const storeFiles = async (
  shop: Shop,
  content: EditorialForm,
  folder: string,
  dryRun: boolean,
): Promise<{ content: EditorialForm; problems: Problems }> => {
  const places = { form: folder, files: await shop.openFiles() }
  const pictured = await storePictures(content, places, { dryRun })
  const stored = await storeDocuments(pictured.form, { ...places, fetchFrom: fetchDocumentsFrom }, { dryRun })
  const problems = [...pictured.problems, ...stored.problems]
  return {
    content: stored.form,
    problems: problems.map(({ path, message }) => ({ path: ['content', ...path], message })),
  }
}

/** Applies all of a setup or nothing. */
const apply = async (shop: Shop, file: string, form: SetupForm, dryRun: boolean): Promise<AppliedSetup> => {
  let done: AppliedSetup | undefined
  await shop.db
    .transaction(async (db) => {
      done = await applySetup(db, form, shop.now())
      if (done.problems.length > 0 || dryRun) throw new TakenBack()
      if (done.changes.length === 0) return
      if (done.changes.some(({ kind }) => illustrated.has(kind))) await renderPictures(db, await shop.openFiles())
      await announce(db, done.tags)
      await audit({ ...shop, db }, 'setup', file, done.changes)
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
  if (!done) throw new Error('The setup has no result.')
  return done
}

const read = async (path: string, name: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new CommandError(`The file ${name} cannot be read.`)
  })

/** The file of the program is for a new shop: later it would put its samples in place of what the owner has set. */
const refuseSamples = ({ changes }: AppliedSetup): void => {
  if (changes.some(({ what }) => what === 'changed'))
    throw new CommandError(
      `This shop is set up already. Name its own file: npm run shop -- setup FILE. A new one begins as a copy of ${defaultFile}`,
    )
}

export const setup: Command = {
  usage: '[FILE] [--dry-run] [--json]',
  summary: 'Set up a shop from a YAML file, or from the default one: see docs/deployment.md.',
  run: async (shop, [name], { dryRun, json }) => {
    const file = name ?? 'the default file'
    const path = name === undefined ? defaultFile : shop.locate(name)
    const { form, problems, lineOf } = readSetupFile(await read(path, file))
    const refuse = (wrong: readonly { line: number; message: string }[]): number => {
      if (json) shop.print(JSON.stringify({ problems: wrong }, null, 2))
      else for (const { line, message } of wrong) shop.print(`${file}:${line} ${message}`)
      if (!json) shop.print('Nothing was set up.')
      return 1
    }
    const placed = (wrong: Problems) =>
      refuse(wrong.map(({ path: place, message }) => ({ line: lineOf(place), message })))
    if (!form) return refuse(problems)
    const stored = form.content ? await storeFiles(shop, form.content, dirname(path), dryRun) : undefined
    if (stored && stored.problems.length > 0) return placed(stored.problems)
    const whole = { ...form, ...(stored && { content: stored.content }) }
    if (name === undefined && !dryRun) refuseSamples(await apply(shop, file, whole, true))
    const done = await apply(shop, file, whole, dryRun)
    if (done.problems.length > 0) return placed(done.problems)
    if (json) shop.print(JSON.stringify({ ...done, dryRun }, null, 2))
    else for (const line of inWords(done, dryRun)) shop.print(line)
    const unfinished = dryRun || json ? [] : await findUnfinished(shop.db)
    if (unfinished.length > 0)
      shop.print(`Replace these before the shop opens; they are samples or drafts: ${unfinished.join(', ')}.`)
    return 0
  },
}

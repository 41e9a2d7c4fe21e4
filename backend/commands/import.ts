import { access, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openReport } from '../modules/import/report/report-file.ts'
import { SummaryCounter, type Summary, summaryInWords } from '../modules/import/report/summary.ts'
import { summaryPage } from '../modules/import/report/summary-page.ts'
import { importTrade, type ImportSummary, tryWhileAway } from '../modules/import/service.ts'
import { onixFacts } from '../modules/import/sources/onix/onix-facts.ts'
import { readInThread } from '../modules/import/sources/read-in-thread.ts'
import type { SourceFile } from '../modules/import/sources/source-file.ts'
import { SourceError, type TradeSource } from '../modules/import/source.ts'
import { isSetUp } from '../setup/is-set-up.ts'
import { audit } from './audit.ts'
import type { Command, CommandOptions } from './command.ts'
import { CommandError } from './command-error.ts'
import { createProgress } from './progress.ts'
import type { Shop } from './shop.ts'

const reportPath = ({ dataDir, now }: Shop, kind: string): string =>
  join(dataDir, 'imports', `${now().toISOString().replaceAll(/[:.]/g, '-')}-${kind}.jsonl`)

/** What kept the import from its end, in sentences. */
const troubleIn = ({ broken, stopped, isAnnounced }: ImportSummary, dryRun: boolean): string[] => {
  const before = `The records before the error were ${dryRun ? 'checked' : 'imported'}.`
  return [
    ...(broken === undefined ? [] : [`The file is broken. ${before} ${broken}`]),
    ...(stopped === undefined ? [] : [`The import stopped. ${before} ${stopped}`]),
    ...(isAnnounced ? [] : ['The database is away: lists of books may show the new ones only after some minutes.']),
  ]
}

const countsInWords = (heading: string, list: Summary['refusals']): string[] =>
  list.map(({ code, count, examples: [example] }) => {
    const { line, reference, text } = example ?? { line: undefined, reference: '', text: '' }
    const where = [line === undefined ? '' : `line ${line}`, reference, text].filter(Boolean).join(', ')
    return `  ${heading} ${code}: ${count}, first ${where}`
  })

/** So many codes without a category are printed; the report has all of them. */
const shownSubjects = 10

const subjectsInWords = ({ unknownSubjects }: ImportSummary): string[] => {
  if (unknownSubjects.length === 0) return []
  const shown = unknownSubjects.slice(0, shownSubjects).map(({ code, records }) => `${code} (${records})`)
  const more = unknownSubjects.length > shownSubjects ? `, and ${unknownSubjects.length - shownSubjects} more` : ''
  return [`Subjects without a category, by records: ${shown.join(', ')}${more}. The setup file says where they lead.`]
}

const inWords = (
  summary: Summary,
  result: ImportSummary,
  trouble: readonly string[],
  dryRun: boolean,
  seconds: number,
): string[] => {
  const all = Object.values(summary.counts).reduce((sum, count) => sum + count, 0)
  return [
    ...trouble,
    `${summaryInWords(summary)}${dryRun ? '. Nothing was written' : ''}.`,
    ...countsInWords('refused,', summary.refusals),
    ...countsInWords('noted,', summary.notes),
    ...subjectsInWords(result),
    `${all} records in ${seconds.toFixed(1)} s, ${Math.round(all / Math.max(seconds, 0.001))} a second.`,
  ]
}

const importFrom = async (
  source: TradeSource,
  shop: Shop,
  { kind, path: file }: SourceFile,
  options: CommandOptions,
): Promise<number> => {
  const { dryRun, json } = options
  if (!(await isSetUp(shop.db)))
    throw new CommandError('The shop has no price list or no warehouse yet: npm run shop -- setup FILE comes first.')
  const report = await openReport(options.report === undefined ? reportPath(shop, kind) : shop.locate(options.report))
  const progress = createProgress(shop.terminal, 'records', json)
  const started = performance.now()
  const counter = new SummaryCounter()
  let done = 0
  const jobs = await shop.openJobs()
  try {
    const result = await importTrade({ ...shop, jobs }, source, {
      dryRun,
      onOutcomes: async (outcomes) => {
        await report.write(outcomes)
        counter.add(outcomes)
        done += outcomes.length
        progress.show(done, source.progress())
      },
    })
    progress.finish()
    const seconds = (performance.now() - started) / 1000
    const summary = counter.result()
    const trouble = troubleIn(result, dryRun)
    if (!dryRun && !(await tryWhileAway(() => audit(shop, `import.${kind}`, file, result))))
      trouble.push('The database is away: the audit log has no entry of this import.')
    await report.writePage(
      summaryPage(summary, { kind, file: basename(file), at: shop.now(), seconds, isDryRun: dryRun, trouble }),
    )
    const files = { report: report.path, page: report.pagePath }
    const { prices, refusals, notes } = summary
    shop.print(
      json
        ? JSON.stringify({ ...result, prices, refusals, notes, dryRun, seconds, ...files }, null, 2)
        : [
            ...inWords(summary, result, trouble, dryRun, seconds),
            `Report: ${files.report}`,
            `Page: ${files.page}`,
          ].join('\n'),
    )
    const isWhole = result.broken === undefined && result.stopped === undefined
    return isWhole && result.counts.refused === 0 ? 0 : 1
  } finally {
    await report.close()
  }
}

const needFile = async ({ locate }: Shop, kind: string, name: string | undefined): Promise<string> => {
  if (name === undefined) throw new CommandError(`import ${kind} needs a file.`)
  const file = locate(name)
  await access(file).catch(() => {
    throw new CommandError(`The file ${name} cannot be read.`)
  })
  return file
}

/** A file or a mapping that cannot be used at all is a mistake of the operator. */
const run = (shop: Shop, file: SourceFile, options: CommandOptions): Promise<number> =>
  readInThread(file, (source) => importFrom(source, shop, file, options)).catch((error: unknown) => {
    throw error instanceof SourceError ? new CommandError(error.message, { cause: error }) : error
  })

const readJson = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new CommandError(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

export const importOnix: Command = {
  usage: 'FILE [--dry-run] [--report FILE] [--json]',
  summary: 'Import an ONIX for Books 2.1, 3.0 or 3.1 message, with reference or short tags, also compressed.',
  run: async (shop, [name], options) => {
    const path = await needFile(shop, 'onix', name)
    return run(shop, { kind: 'onix', path, facts: await onixFacts(shop) }, options)
  },
}

export const importCsv: Command = {
  usage: 'FILE [--mapping FILE] [--dry-run] [--report FILE] [--json]',
  summary: 'Import a table of titles, or of prices and stock only. docs/import.md lists the columns.',
  run: async (shop, [name], options) => {
    const path = await needFile(shop, 'csv', name)
    const mapping = options.mapping === undefined ? undefined : await readJson(shop.locate(options.mapping))
    return run(shop, { kind: 'csv', path, mapping }, options)
  },
}

export const importGutenberg: Command = {
  usage: 'FILE [--dry-run] [--report FILE] [--json]',
  summary: 'Import the titles of Project Gutenberg with invented prices and stock, for trials at full size.',
  run: async (shop, [name], options) => {
    const path = await needFile(shop, 'gutenberg', name)
    return run(shop, { kind: 'gutenberg', path }, options)
  },
}

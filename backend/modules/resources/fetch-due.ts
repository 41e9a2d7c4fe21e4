import type { Services } from '../../kernel/context.ts'
import { OutboundError } from '../../ports/outbound/outbound-error.ts'
import type { SafeFetch } from '../../ports/outbound/safe-fetch.ts'
import { announce } from '../announcements/service.ts'
import { fetchFile, UnusableFile } from './fetch-file.ts'
import { removeUnusedFiles } from './remove-files.ts'
import { claimDue, type DueLink, findStored, markFailed, markStored, refuseForeign } from './queries.ts'
import { nextTry } from './rules/next-try.ts'
import { updateProductAssets } from './update-product-assets.ts'

export interface FetchServices extends Pick<Services, 'db' | 'files' | 'log' | 'now'> {
  safeFetch: SafeFetch
  /** The hosts that may be called. */
  hosts: readonly string[]
}

export interface FetchSummary {
  fetched: number
  failed: number
  /** Number of links on hosts that may not be called. */
  foreign: number
}

const problemOf = (error: unknown): string => {
  if (error instanceof OutboundError) return error.code
  if (error instanceof UnusableFile) return error.message
  throw error
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** @returns ids of the products that changed; undefined if the fetch failed */
const fetchOne = async (
  { db, files, log, now, safeFetch }: FetchServices,
  link: DueLink,
): Promise<number[] | undefined> => {
  try {
    const stored = (await findStored(db, link)) ?? (await fetchFile(safeFetch, files, link))
    const changed = await db.transaction(async (tx) =>
      (await markStored(tx, link.id, stored)) ? updateProductAssets(tx, [link.productId]) : undefined,
    )
    if (!changed && stored.path) await removeUnusedFiles(db, files, [stored.path])
    return changed ?? []
  } catch (error) {
    const problem = problemOf(error)
    const tries = link.tries + 1
    await markFailed(db, link.id, problem, tries, nextTry(problem, tries, now()))
    log.info({ link: link.id, host: hostOf(link.url), problem, tries }, 'resource not fetched')
    return undefined
  }
}

/**
 * Fetches the files that publishers name for their books, one after the other so that visitors have the processor, and
 * announces the changes once.
 * @param most the highest number to fetch now; the others wait for the next run
 */
export const fetchDue = async (
  services: FetchServices,
  max: number,
  onDone: (done: number) => void = () => {},
): Promise<FetchSummary> => {
  const { db, log, now, hosts } = services
  const summary: FetchSummary = { fetched: 0, failed: 0, foreign: await refuseForeign(db, hosts, now()) }
  if (summary.foreign > 0) log.warn({ files: summary.foreign }, 'resources on hosts that RESOURCE_HOSTS does not name')
  const changed = new Set<number>()
  try {
    for (let done = 1; done <= max; done++) {
      const link = await claimDue(db, now())
      if (!link) break
      const products = await fetchOne(services, link)
      summary[products ? 'fetched' : 'failed'] += 1
      for (const id of products ?? []) changed.add(id)
      onDone(done)
    }
  } finally {
    if (changed.size > 0) await announce(db, ['catalog', ...[...changed].map((id) => `product:${id}`)])
  }
  return summary
}

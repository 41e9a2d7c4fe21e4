import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createSafeFetch, type SafeFetch } from '../../../ports/outbound/safe-fetch.ts'

const maxBytes = 20_000_000
const timeoutMs = 60_000

export interface Sources {
  /** The folder to which the files of a form are relative. */
  form: string
  fetchFrom: (host: string) => SafeFetch
}

/** Fetches from the editor's host only and follows no redirect. */
export const fetchDocumentsFrom = (host: string): SafeFetch =>
  createSafeFetch({ allowedHosts: [host], timeoutMs, maxBytes: maxBytes })

const download = async (address: string, fetchFrom: Sources['fetchFrom']): Promise<Buffer> =>
  Buffer.from((await fetchFrom(new URL(address).host)(address)).bytes)

const read = (source: string, { form, fetchFrom }: Sources): Promise<Buffer> =>
  URL.canParse(source) && new URL(source).protocol === 'https:'
    ? download(source, fetchFrom)
    : readFile(resolve(form, source))

/**
 * @param source a file beside the form, or an address that begins with https://
 * @returns the content, or the problem
 */
export const readDocument = async (source: string, sources: Sources): Promise<Buffer | string> => {
  const content = await read(source, sources).catch(() => undefined)
  if (!content) return 'it cannot be read'
  if (content.length > maxBytes) return 'it is larger than 20 MB'
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : 'it is no PDF'
}

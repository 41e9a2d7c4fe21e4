import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createSafeFetch } from '../../../ports/outbound/safe-fetch.ts'

const mostBytes = 20_000_000
const timeoutMs = 60_000

export interface Sources {
  /** What the files of a form are named from. */
  form: string
  fetch: typeof globalThis.fetch
}

/** From the host that the editor names and from no other: an answer that leads elsewhere is none. */
const download = async (address: string, fetch: Sources['fetch']): Promise<Buffer> => {
  const safeFetch = createSafeFetch({ fetch, allowedHosts: [new URL(address).host], timeoutMs, maxBytes: mostBytes })
  return Buffer.from((await safeFetch(address)).bytes)
}

const read = (source: string, { form, fetch }: Sources): Promise<Buffer> =>
  URL.canParse(source) && new URL(source).protocol === 'https:' ? download(source, fetch) : readFile(resolve(form, source))

/**
 * @param source a file beside the form, or an address that begins with https://
 * @returns what is wrong with it, or its content
 */
export const readDocument = async (source: string, sources: Sources): Promise<Buffer | string> => {
  const content = await read(source, sources).catch(() => undefined)
  if (!content) return 'it cannot be read'
  if (content.length > mostBytes) return 'it is larger than 20 MB'
  return content.subarray(0, 5).toString('latin1') === '%PDF-' ? content : 'it is no PDF'
}

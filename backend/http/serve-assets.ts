import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { FileFacts, FileName, Files, OpenedFile } from '../ports/files/port.ts'
import { byteRange } from './byte-range.ts'

/** The name of such a file changes with its content. */
const forEver = 'public, max-age=31536000, immutable'

const headersOf = (name: FileName, { size, etag, modifiedAt }: FileFacts) => ({
  'Cache-Control': forEver,
  'Content-Type': getMimeType(name) ?? 'application/octet-stream',
  'Content-Length': String(size),
  'Accept-Ranges': 'bytes',
  ETag: etag,
  'Last-Modified': modifiedAt.toUTCString(),
})

/** ETags are compared without their weakness, and take precedence over dates (RFC 9110, 13.1). */
const isKnown = (c: Context, { etag, modifiedAt }: FileFacts): boolean => {
  const tags = c.req.header('If-None-Match')
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((tag) => plain(tag) === plain(etag))
  const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

/** A part is sent only if the client has the same file, otherwise the whole file; a weak ETag proves nothing. */
const wantedRange = (c: Context, { etag }: FileFacts): string | undefined =>
  [undefined, etag.startsWith('W/') ? undefined : etag].includes(c.req.header('If-Range'))
    ? c.req.header('Range')
    : undefined

const isPlain = (c: Context): boolean =>
  c.req.method === 'GET' &&
  !['Range', 'If-None-Match', 'If-Modified-Since'].some((name) => c.req.header(name) !== undefined)

const send = (name: FileName, { content, ...facts }: OpenedFile): Response =>
  new Response(content, { headers: headersOf(name, facts) })

/** @returns undefined if the file does not exist */
const answer = async (c: Context, files: Files, name: FileName): Promise<Response | undefined> => {
  // Most clients want the whole file, so one call to the storage is enough.
  const whole = isPlain(c) ? await files.open(name) : undefined
  if (isPlain(c)) return whole && send(name, whole)
  const facts = await files.find(name)
  if (!facts) return undefined
  const headers = headersOf(name, facts)
  if (isKnown(c, facts))
    return new Response(null, { status: 304, headers: { 'Cache-Control': forEver, ETag: facts.etag } })
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  const part = byteRange(wantedRange(c, facts), facts.size)
  if (part === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { 'Cache-Control': 'no-store', 'Content-Range': `bytes */${facts.size}` },
    })
  const opened = await files.open(name, part === 'whole' ? undefined : part)
  if (!opened || part === 'whole') return opened && send(name, opened)
  const length = {
    'Content-Length': String(part.last - part.first + 1),
    'Content-Range': `bytes ${part.first}-${part.last}/${facts.size}`,
  }
  return new Response(opened.content, { status: 206, headers: { ...headers, ...length } })
}

/**
 * Pictures and documents, with ranges and conditions as browsers send them. For a missing file the app answers 404,
 * which no cache saves, because the file may come later.
 * @param make draws a missing picture, if the picture can be drawn
 */
export const serveAssets = (files: Files, make: (name: FileName) => Promise<void>): Hono =>
  new Hono().get('*', async (c) => {
    const name: FileName = `assets/${c.req.path.replace(/^\/assets\//, '')}`
    const there = await answer(c, files, name)
    if (there) return there
    await make(name)
    return (await answer(c, files, name)) ?? c.notFound()
  })

import { inflateSync } from 'node:zlib'

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Glyph -> letters, as the face's table says it to programs that copy text. */
const readTable = (table: string): Map<number, string> => {
  const letters = new Map<number, string>()
  for (const [, first = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters.set(Number.parseInt(first, 16) + index, fromHex(hex.replaceAll(' ', '')))
  return letters
}

/** The lines of a PDF of ours in the order in which they are written, read as a program does that copies its text. */
export const readPdf = (bytes: Uint8Array): string[] => {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (id: string): string => {
    const [, stream = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  }
  const tableOf = (face: string) => {
    const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(face) ?? '') ?? []
    return readTable(streamOf(id))
  }
  return [...objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .flatMap((page) => {
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? []
      const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(page) ?? []
      const faces = new Map(
        [...(objects.get(resources) ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          tableOf(id),
        ]),
      )
      return [...streamOf(contents).matchAll(/\/(F\d+) [\d.]+ Tf\n([\s\S]*?)\nET/g)].map(([, face = '', text = '']) =>
        [...text.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
          .map((glyph) => faces.get(face)?.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
          .join(''),
      )
    })
}

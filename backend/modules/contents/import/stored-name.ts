import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'

/** `Őszi kép.jpg` -> `oszi-kep-1a2b3c4d`: another content has another name. */
export const storedName = (file: string, content: Buffer): string => {
  const words = basename(file, extname(file))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? ['file']), createHash('sha256').update(content).digest('hex').slice(0, 8)].join('-').slice(-80)
}

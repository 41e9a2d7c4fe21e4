import { statfs } from 'node:fs/promises'

const megabyte = 1_000_000
/**
 * A new database takes 45 MB, and the demo shop takes 45 MB more; an existing database must be able to write its log.
 */
const needed = { new: 150 * megabyte, old: 20 * megabyte }

/** @throws Error in one sentence when the disk has too little room to start the embedded database */
export const requireRoom = async (folder: string, kind: keyof typeof needed): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < needed[kind])
    throw new Error(
      `The disk of ${folder} is full: the embedded database needs ${needed[kind] / megabyte} MB to start, and ${Math.floor(free / megabyte)} MB are left.`,
    )
}

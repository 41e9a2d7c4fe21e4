import type { FileName, Files } from './port.ts'

/** @returns undefined if the file does not exist @throws FilesError */
export const readWhole = async (files: Files, name: FileName): Promise<Buffer | undefined> => {
  const opened = await files.open(name)
  return opened && Buffer.from(await new Response(opened.content).arrayBuffer())
}

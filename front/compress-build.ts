import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Once a build, so it may take all its time: `front/` sends these as they are. */
const write = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ])
}

/** Lays compressed copies beside the scripts and styles of a build. */
export const compressBuild = async (folder = '.next/static'): Promise<void> => {
  await Promise.all(globSync(`${folder}/**/*.{js,css,svg}`).map(write))
}

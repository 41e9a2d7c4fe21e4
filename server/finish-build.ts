import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * V8 compiles each function when it is first called, on the thread that also answers the visitor, unless a script
 * begins with this: then all of them, on another thread, while the script is still on its way. Most of what a page
 * loads at once is React and Next, which use most of what they bring.
 */
const compileEarly = '//# allFunctionsCalledOnLoad\n'

const hint = async (file: string): Promise<void> => {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(compileEarly)) await writeFile(file, compileEarly + script)
}

/** Once a build, so it may take all its time: `server/` sends these as they are. */
const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ])
}

/** Makes the scripts of a build quicker to start, and lays compressed copies beside scripts and styles. */
export const finishBuild = async (folder = '.next/static'): Promise<void> => {
  await Promise.all(globSync(`${folder}/chunks/**/*.js`).map(hint))
  await Promise.all(globSync(`${folder}/**/*.{js,css,svg}`).map(compress))
}

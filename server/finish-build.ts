import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * V8 compiles a function at its first call, on the thread that also answers the visitor. A script that begins with this
 * comment is compiled at once, on another thread, while the script is still being loaded. A page's first scripts are
 * mostly React and Next, which call most of their functions.
 */
const compileEarly = '//# allFunctionsCalledOnLoad\n'

const hint = async (file: string): Promise<void> => {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(compileEarly)) await writeFile(file, compileEarly + script)
}

/** The build compresses each file once, so the strongest level pays off: `server/` sends these files as they are. */
const compress = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ])
}

/** Prepares the scripts of a build for a quick start, and writes compressed copies beside scripts and styles. */
export const finishBuild = async (folder = '.next/static'): Promise<void> => {
  await Promise.all(globSync(`${folder}/chunks/**/*.js`).map(hint))
  await Promise.all(globSync(`${folder}/**/*.{js,css,svg}`).map(compress))
}

import { setFlagsFromString } from 'node:v8'

/**
 * V8 compiles WebAssembly once quickly, and functions that run often a second time thoroughly. For one function of
 * PGlite, the interpreter of expressions, the second time takes two seconds of CPU and 600 MB of memory, and queries
 * become a tenth faster at most. Called before PGlite is loaded, this leaves it at the first time.
 */
export const compileOnce = (): void => {
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

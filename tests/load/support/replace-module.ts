import { registerHooks } from 'node:module'

/**
 * Replaces a real module by another one, in a process that is started with `--import` of the caller. The other module
 * may import the real one.
 * @param real the path from the project's root
 */
export const replaceModule = (real: string, other: URL): void => {
  const target = new URL(`../../../${real}`, import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context)
      return resolved.url === target && context.parentURL !== other.href ? { ...resolved, url: other.href } : resolved
    },
  })
}

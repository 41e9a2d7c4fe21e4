import { registerHooks } from 'node:module'

/**
 * Puts another module in the place of a real one, for a process started with `--import` of its caller. The other one
 * itself may import the real one.
 * @param real from the project's root
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

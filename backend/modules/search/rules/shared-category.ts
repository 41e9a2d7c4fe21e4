/** A word for several categories means the lowest category above all of them, if there is one. */
export const sharedCategory = (paths: readonly (readonly number[])[]): number | undefined =>
  paths[0]?.findLast((id) => paths.every((path) => path.includes(id)))

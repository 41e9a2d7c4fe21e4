/** A word for several shelves means what is above all of them, if there is such a thing. */
export const sharedShelf = (paths: readonly (readonly number[])[]): number | undefined =>
  paths[0]?.findLast((id) => paths.every((path) => path.includes(id)))

import type { LoadedProduct, WorkingSet } from './working-set.ts'

/** By what later records find a product; what has changed since is left where it was. */
export const indexProduct = ({ productsByTitle, productsByWork }: WorkingSet, product: LoadedProduct): void => {
  const { titleKey, workId } = product.row
  if (titleKey !== null) productsByTitle.set(titleKey, (productsByTitle.get(titleKey) ?? new Set()).add(product))
  if (workId !== null) productsByWork.set(workId, (productsByWork.get(workId) ?? new Set()).add(product))
}

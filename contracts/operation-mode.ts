import type { Segment } from './shop.ts'

/** Whom the shop serves: readers, organizations, or both (spec point 1). */
export const operationModes = ['b2c', 'b2b', 'b2c_and_b2b'] as const
export type OperationMode = (typeof operationModes)[number]

/** What the shop shows. In `b2b_with_catalog` the books are public; prices and the cart come after the sign-in. */
type CatalogMode = 'b2c' | 'b2b_with_catalog' | 'b2c_and_b2b'

const catalogModeOf = (mode: OperationMode): CatalogMode => (mode === 'b2b' ? 'b2b_with_catalog' : mode)

/** Whether customers of a segment may register, sign in and stay signed in. */
export const serves = (mode: OperationMode, segment: Segment): boolean => mode === 'b2c_and_b2b' || mode === segment

/**
 * Whether the pages of a segment show books without prices and without a cart. Where only organizations are served, the
 * pages of readers are those of visitors who have not signed in.
 */
export const isCatalogOnly = (mode: OperationMode, segment: Segment): boolean =>
  catalogModeOf(mode) === 'b2b_with_catalog' && segment === 'b2c'

import { pagedTypes, type PagedType, resourcePages } from '#contracts/resource-paths.ts'
import type { PageName } from '#contracts/pages.ts'

const types = new Map<PageName, PagedType>(pagedTypes.map((type) => [resourcePages[type], type]))

/** The type of the resources that a page shows; undefined for a page without resources. */
export const resourceTypeOf = (page: PageName): PagedType | undefined => types.get(page)

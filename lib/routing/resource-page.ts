import { pagedTypes, type PagedType, resourcePaths } from '#contracts/resource-paths.ts'
import type { PageName } from './pages.ts'

/** The page that shows resources of a type. */
export const resourcePage = (type: PagedType) => `/${resourcePaths[type].en}/[id]` as const

const types = new Map<PageName, PagedType>(pagedTypes.map((type) => [resourcePage(type), type]))

/** Of which type the resources are that a page shows; undefined for a page of its own. */
export const resourceTypeOf = (page: PageName): PagedType | undefined => types.get(page)

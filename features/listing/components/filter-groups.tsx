'use client'

import { type Packed, unpack } from '#lib/format/packed.ts'
import type { FilterGroup as Group } from '../use-filter-groups.ts'
import { FilterGroup } from './filter-group.tsx'

/**
 * Of the browser only so that the data for the router carry the facets as data and not as elements: a listing has a
 * hundred choices. A document has them as markup alone (server/pages/find-markup.ts).
 */
export const FilterGroups = ({ groups }: { groups: Packed<readonly Group[]> }) =>
  unpack(groups).map(({ key, ...group }) => <FilterGroup key={key} {...group} />)

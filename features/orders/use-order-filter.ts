import { useSyncExternalStore } from 'react'
import { orderGroups } from './rules/order-groups.ts'
import type { OrderFilter } from './own-order-queries.ts'

const changed = 'order-filter'

const subscribe = (listener: () => void) => {
  for (const name of [changed, 'popstate']) window.addEventListener(name, listener)
  return () => {
    for (const name of [changed, 'popstate']) window.removeEventListener(name, listener)
  }
}

const readFilter = (search: string): OrderFilter => {
  const query = new URLSearchParams(search)
  const year = query.get('year') ?? ''
  return {
    ofOrganization: query.get('of') === 'organization',
    group: orderGroups.find((group) => group === query.get('group')),
    year: /^2\d{3}$/.test(year) ? Number(year) : undefined,
    q: (query.get('q') ?? '').trim().slice(0, 256),
  }
}

const writeFilter = ({ ofOrganization, group, year, q }: OrderFilter): void => {
  const query = new URLSearchParams()
  if (ofOrganization) query.set('of', 'organization')
  if (group) query.set('group', group)
  if (year) query.set('year', String(year))
  if (q) query.set('q', q)
  const { pathname } = window.location
  window.history.replaceState(null, '', query.size > 0 ? `${pathname}?${query}` : pathname)
  window.dispatchEvent(new Event(changed))
}

/** The filter stands in the address, so that it is there after a reload and on the way back from an order. */
export const useOrderFilter = () => {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  return [readFilter(search), writeFilter] as const
}

import type { PageName } from '#contracts/pages.ts'

/** The pages of the account in the order of the side bar. */
export const sideBarEntries = [
  { page: '/orders', name: 'orders' },
  { page: '/invoices', name: 'invoices' },
  { page: '/favourites', name: 'favourites' },
  { page: '/stock-notifications', name: 'stockNotifications' },
  { page: '/delivery-data', name: 'deliveryData' },
  { page: '/billing-data', name: 'billingData' },
  { page: '/profile', name: 'profile' },
] as const satisfies { page: PageName; name: string }[]

export type SideBarEntry = (typeof sideBarEntries)[number]

/** Pages below an entry: by the first segment of their path. */
const above: Record<string, SideBarEntry['page']> = { customer: '/orders' }

/** @param segment the first segment of the page below the layout of the account */
export const entryOf = (segment: string | null): SideBarEntry | undefined => {
  const page = segment === null ? undefined : (above[segment] ?? `/${segment}`)
  return sideBarEntries.find((entry) => entry.page === page)
}

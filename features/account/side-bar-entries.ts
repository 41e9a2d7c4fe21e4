import type { PageName } from '#contracts/pages.ts'

/** The pages of the account in the order of the side bar. */
export const sideBarEntries = [
  { page: '/orders', name: 'orders' },
  { page: '/customer/offers', name: 'offers', membersOnly: true },
  { page: '/invoices', name: 'invoices' },
  { page: '/favourites', name: 'favourites' },
  { page: '/stock-notifications', name: 'stockNotifications' },
  { page: '/my-ratings', name: 'ratings' },
  { page: '/delivery-data', name: 'deliveryData' },
  { page: '/billing-data', name: 'billingData' },
  { page: '/organization', name: 'organization', membersOnly: true },
  { page: '/organization/approvals', name: 'approvals', membersOnly: true },
  { page: '/organization/traffic', name: 'traffic', membersOnly: true },
  { page: '/organization/reading-list', name: 'readingList', membersOnly: true },
  { page: '/profile', name: 'profile' },
] as const satisfies { page: PageName; name: string; membersOnly?: true }[]

export type SideBarEntry = (typeof sideBarEntries)[number]

/** Pages whose path begins in another way than that of their entry. */
const above: Record<string, SideBarEntry['page']> = { '/customer/orders': '/orders' }

/** @param segments those of the page below the layout of the account */
export const entryOf = ([first, second]: readonly string[]): SideBarEntry | undefined => {
  const paths = [`/${first}/${second}`, `/${first}`].map((path) => above[path] ?? path)
  return paths.flatMap((path) => sideBarEntries.find(({ page }) => page === path) ?? [])[0]
}

/** The entries for a customer; some are for members of an organisation. */
export const entriesFor = (isMember: boolean): readonly SideBarEntry[] =>
  sideBarEntries.filter((entry) => isMember || !('membersOnly' in entry))

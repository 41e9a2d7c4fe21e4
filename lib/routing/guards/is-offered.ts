import type { Configuration } from '#contracts/configuration.ts'
import { serves } from '#contracts/operation-mode.ts'
import type { PageName } from '#contracts/pages.ts'

/** The entries that switch pages off. */
export type PageSettings = Pick<Configuration, 'operation_mode' | 'rating_active' | 'restock_notification_enabled'>

type Offer = (settings: PageSettings, query: URLSearchParams) => boolean

/** Pages that some shops do not have (spec points 3 and 4). */
const offers: Partial<Record<PageName, Offer>> = {
  // In a shop for organisations only, readers register by an invitation, and organisations on a page of their own.
  '/register': ({ operation_mode: mode }, query) => serves(mode, 'b2c') || Boolean(query.get('invitationCode')),
  '/billing-data': ({ operation_mode: mode }) => serves(mode, 'b2c'),
  '/invitation-accept': ({ operation_mode: mode }) => serves(mode, 'b2b'),
  '/my-ratings': ({ rating_active: isOn }) => isOn,
  '/stock-notifications': ({ restock_notification_enabled: isOn }) => isOn,
}

const forOrganizations: Offer = ({ operation_mode: mode }) => serves(mode, 'b2b')

const offerOf = (page: PageName): Offer | undefined =>
  page === '/organization' || page.startsWith('/organization/') ? forOrganizations : offers[page]

export const isOffered = (page: PageName | undefined, settings: PageSettings, search: string): boolean =>
  (page && offerOf(page)?.(settings, new URLSearchParams(search))) ?? true

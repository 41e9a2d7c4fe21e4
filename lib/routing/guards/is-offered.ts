import { type OperationMode, serves } from '#contracts/operation-mode.ts'
import type { PageName } from '#contracts/pages.ts'

/** Pages that some operation modes do not have (spec point 4). */
const offers: Partial<Record<PageName, (mode: OperationMode, query: URLSearchParams) => boolean>> = {
  // In a shop for organisations only, readers register by an invitation, and organisations on a page of their own.
  '/register': (mode, query) => serves(mode, 'b2c') || Boolean(query.get('invitationCode')),
  '/organization/registration': (mode) => serves(mode, 'b2b'),
  '/billing-data': (mode) => serves(mode, 'b2c'),
}

export const isOffered = (page: PageName | undefined, mode: OperationMode, search: string): boolean =>
  (page && offers[page]?.(mode, new URLSearchParams(search))) ?? true

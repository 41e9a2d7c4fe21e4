import type { OrganizationMember } from '#contracts/organizations.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatName } from '#lib/format/format-name.ts'
import type { MemberRow } from './queries.ts'

/** @param isForMaster colleagues do not see the address with which a member signs in */
export const presentMember = (row: MemberRow, locale: Locale, isForMaster: boolean): OrganizationMember => ({
  id: row.id,
  displayName: formatName(row, locale),
  email: isForMaster ? row.email : null,
  role: row.role,
  permissions: row.permissions,
})

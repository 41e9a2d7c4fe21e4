import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Organization } from '#contracts/organizations.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { call } from '#lib/api/browser.ts'
import { useHint } from './hint-cookies.ts'
import { meQuery } from './me.ts'

export const organizationQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}', { params: { id } }, { signal }),
  })

/** The delivery addresses of an organisation, from which its members choose. */
export const organizationAddressesQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'delivery-data'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/delivery_data', { params: { id } }, { signal }),
    select: ({ items }) => items,
  })

/** Undefined for visitors without an account, and until it is known; null for a customer without an organisation. */
export const useOrganizationId = (): number | null | undefined => {
  const isCustomer = useHint('customer') !== undefined
  return useQuery({ ...meQuery, enabled: isCustomer }).data?.organizationId
}

/** The organisation of the customer, if there is one. */
export const useOrganization = (): Organization | undefined => {
  const id = useOrganizationId()
  return useQuery({ ...organizationQuery(id ?? 0), enabled: id != null }).data
}

/** Whether a member may do it; a master may do everything. */
export const mayAsMember = ({ membership }: Organization, permission: MemberPermission): boolean =>
  membership.role === 'ROLE_B2B_MASTER' || membership.permissions.includes(permission)

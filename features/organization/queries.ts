import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { InvitationForm, MembershipForm } from '#contracts/invitation-form.ts'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { call } from '#lib/api/browser.ts'
import { organizationQuery } from '#lib/session/organization.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { revokeToken } from '#lib/session/revoke-token.ts'
import { endSession } from '#lib/session/visit-end.ts'

export const useAccept = (code: string) =>
  useMutation({ mutationFn: () => call('POST /v2.0/invitations/accept', { body: { code } }) })

/** The same page follows, as a guest's. The storage of the tab is emptied, so the code stands behind # again. */
export const useSignOut = (code: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      window.history.replaceState(window.history.state, '', `#token=${code}`)
      return endSession(client, revokeToken)
    },
  })
}

export const membersQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'members'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/customers', { params: { id } }, { signal }),
  })

export const invitationsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'invitations'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/invitations', { params: { id } }, { signal }),
  })

/** Everything of the organisation is read again, also after a refused change: somebody else may have changed it. */
export const useChange = <Input, Answer>(id: number, mutationFn: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asCustomer(() => mutationFn(input)),
    onSettled: () => client.invalidateQueries({ queryKey: organizationQuery(id).queryKey }),
  })
}

/** The same form has the same key until it is answered, also when an answer was lost and it is sent again. */
export const useInvite = (id: number) => {
  const sent = useRef<{ text: string; idempotencyKey: string }>(undefined)
  return useChange(id, async (body: InvitationForm) => {
    const text = JSON.stringify(body)
    if (sent.current?.text !== text) sent.current = { text, idempotencyKey: crypto.randomUUID() }
    const { idempotencyKey } = sent.current
    const input = { params: { groupId: id }, body }
    const answer = await call('PUT /v2.0/invitations/organizations/{groupId}/create', input, { idempotencyKey })
    sent.current = undefined
    return answer
  })
}

export const useResend = (id: number) =>
  useChange(id, (invitation: string) =>
    call('POST /v2.0/invitations/{id}/resend_email', { params: { id: invitation } }),
  )

export const useRevoke = (id: number) =>
  useChange(id, (invitation: string) => call('DELETE /v2.0/invitations/{id}', { params: { id: invitation } }))

const paramsOf = (groupId: number, { id }: OrganizationMember) => ({ params: { groupId, customerId: id } })

export const useSetRole = (id: number, member: OrganizationMember) =>
  useChange(id, (body: MembershipForm) =>
    body.role === 'ROLE_B2B_MASTER'
      ? call('PUT /v2.0/organizations/{groupId}/customers/{customerId}/promote', paramsOf(id, member))
      : call('PUT /v2.0/organizations/{groupId}/customers/{customerId}/roles', { ...paramsOf(id, member), body }),
  )

export const useRemove = (id: number) =>
  useChange(id, (member: OrganizationMember) =>
    call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', paramsOf(id, member)),
  )

/**
 * Leaving ends the sessions of the member. The gateway removes the cookies of this browser with the answer to the next
 * call; if that fails, with the one after it.
 */
export const useLeave = (id: number, redirectTo: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (member: OrganizationMember) =>
      endSession(
        client,
        async () => {
          const input = paramsOf(id, member)
          await asCustomer(() => call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', input))
          await revokeToken().catch(() => undefined)
        },
        redirectTo,
      ),
  })
}

export const paymentMethodsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'payment-methods'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/payment_methods', { params: { id } }, { signal }),
  })

export const useSetMethod = (id: number) =>
  useChange(id, (paymentMethodId: number | null) =>
    call('PUT /v2.0/organizations/{id}/payment_method', { params: { id }, body: { paymentMethodId } }),
  )

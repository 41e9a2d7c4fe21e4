import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import { call } from '#lib/api/browser.ts'
import { useRequestKey } from '#lib/api/use-request-key.ts'
import { draftOrderQuery } from '#lib/session/draft-order.ts'
import { organizationQuery } from '#lib/session/organization.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'

export const approvalsQuery = (id: number) =>
  queryOptions({
    queryKey: ['organization', id, 'approvals'],
    queryFn: ({ signal }) => call('GET /v2.0/organizations/{id}/approvals', { params: { id } }, { signal }),
  })

export const approvalQuery = (groupId: number, id: string) =>
  queryOptions({
    queryKey: ['organization', groupId, 'approvals', id],
    queryFn: ({ signal }) =>
      call('GET /v2.0/organizations/{groupId}/approvals/{id}', { params: { groupId, id } }, { signal }),
  })

/** Everything of the organisation is read again, also after a refused decision: another master may have decided. */
export const useApproval = (groupId: number, { id, version, totals }: ApprovalDetail) => {
  const client = useQueryClient()
  const keyOf = useRequestKey()
  const params = { groupId, id }
  const onSettled = () => client.invalidateQueries({ queryKey: organizationQuery(groupId).queryKey })
  return {
    change: useMutation({
      mutationFn: (items: { id: number; quantity: number }[]) =>
        asCustomer(() =>
          call('PATCH /v2.0/organizations/{groupId}/approvals/{id}', { params, body: { version, items } }),
        ),
      onSettled,
    }),
    approve: useMutation({
      mutationFn: () => {
        const input = { params, body: { version, expectedTotal: totals.total.gross } }
        const idempotencyKey = keyOf(input)
        return asCustomer(() =>
          call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', input, { idempotencyKey }),
        )
      },
      onSettled,
    }),
    refuse: useMutation({
      mutationFn: (reason: string) => {
        const input = { params, body: { version, reason } }
        const idempotencyKey = keyOf(input)
        return asCustomer(() =>
          call('PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse', input, { idempotencyKey }),
        )
      },
      onSettled,
    }),
  }
}

/** Brings the cart of an own request back. */
export const useReopen = (groupId: number, { id, version }: ApprovalRequest) => {
  const client = useQueryClient()
  const keyOf = useRequestKey()
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: () => {
      const input = { params: { groupId, id }, body: { version } }
      const idempotencyKey = keyOf(input)
      return asCustomer(() =>
        call('POST /v2.0/organizations/{groupId}/approvals/{id}/reopen', input, { idempotencyKey }),
      )
    },
    // The button goes away with the list, so the list is read again when the page is opened again.
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: organizationQuery(groupId).queryKey, refetchType: 'none' })
      await client.invalidateQueries({ queryKey: draftOrderQuery.queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey: organizationQuery(groupId).queryKey }),
  })
}

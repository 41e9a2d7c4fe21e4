'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import type { ApprovalRequest } from '#contracts/approvals.ts'
import type { Organization } from '#contracts/organizations.ts'
import { formatDateTime } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { meQuery } from '#lib/session/me.ts'
import { organizationQuery } from '#lib/session/organization.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { approvalsQuery } from '../approval-queries.ts'
import { ApprovalDialog } from './approval-dialog.tsx'
import { ReopenButton } from './reopen-button.tsx'

interface RowProps {
  organizationId: number
  request: ApprovalRequest
  onOpen: () => void
}

const ApprovalRow = ({ organizationId, request, onOpen }: RowProps) => {
  const t = useTranslations('organization.approvals')
  const locale = useLocale()
  const { main } = useShownPrices()
  const { requester, requestedAt, copies, total, message, poNumber, costCenter, status, orderUuid } = request
  const amount = formatPrice(total[main], request.currency, locale)
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="[overflow-wrap:anywhere]">{requester}</span>
          {status !== 'pending' && <Badge>{t(`statuses.${status}`)}</Badge>}
          {request.isOverBudget && <Badge tone="attention">{t('over')}</Badge>}
        </p>
        <p className="text-13 text-soft">{formatDateTime(requestedAt, locale)}</p>
      </div>
      <div className="min-w-0">
        <p className="tabular-nums">{t(main === 'net' ? 'sumNet' : 'sumGross', { count: copies, total: amount })}</p>
        {poNumber && <p className="text-13 text-soft">{t('poNumber', { number: poNumber })}</p>}
        {costCenter && (
          <p className="text-13 [overflow-wrap:anywhere] text-soft">
            {t('costCenter', { name: `${costCenter.code} ${costCenter.name}` })}
          </p>
        )}
        {message && <p className="text-13 [overflow-wrap:anywhere] text-soft">{t('quote', { message })}</p>}
        {request.reason && (
          <p className="text-13 [overflow-wrap:anywhere] text-soft">{t('reason', { reason: request.reason })}</p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        {orderUuid && request.isOwn && (
          <ButtonLink size="small" href={{ pathname: '/customer/orders/[id]/details/view', params: { id: orderUuid } }}>
            {t('order')}
          </ButtonLink>
        )}
        {status !== 'approved' && request.isOwn && (
          <ReopenButton organizationId={organizationId} request={request} total={amount} />
        )}
        <Button
          size="small"
          aria-label={t('openOf', { name: requester, total: amount })}
          onClick={onOpen}
          look={status === 'pending' ? 'primary' : 'secondary'}
        >
          {t('open')}
        </Button>
      </div>
    </li>
  )
}

const Requests = ({ organization }: { organization: Organization }) => {
  const t = useTranslations('organization.approvals')
  const [openedId, setOpenedId] = useState<string>()
  const isMaster = organization.membership.role === 'ROLE_B2B_MASTER'
  return (
    <LoadedPart query={useCustomerQuery(approvalsQuery(organization.id))} rows={3} rowClass="h-20 w-full">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t(isMaster ? 'emptyMaster' : 'emptyMember')} />
        ) : (
          <>
            <ul className="border-t border-ink">
              {items.map((request) => (
                <ApprovalRow
                  key={request.id}
                  organizationId={organization.id}
                  request={request}
                  onOpen={() => setOpenedId(request.id)}
                />
              ))}
            </ul>
            {openedId && (
              <ApprovalDialog
                organizationId={organization.id}
                id={openedId}
                decides={isMaster}
                onClose={() => setOpenedId(undefined)}
              />
            )}
          </>
        )
      }
    </LoadedPart>
  )
}

const OfOrganization = ({ id }: { id: number }) => (
  <LoadedPart query={useCustomerQuery(organizationQuery(id))} rows={3} rowClass="h-20 w-full">
    {(organization) => <Requests organization={organization} />}
  </LoadedPart>
)

/** The carts that wait for a master: for masters all of them, for others their own (spec point 6). */
export const ApprovalsView = () => {
  const t = useTranslations('organization')
  return (
    <LoadedPart query={useCustomerQuery(meQuery)} rows={3} rowClass="h-20 w-full">
      {({ organizationId }) =>
        organizationId === null ? (
          <EmptyState title={t('noneTitle')} text={t('noneText')} />
        ) : (
          <OfOrganization id={organizationId} />
        )
      }
    </LoadedPart>
  )
}

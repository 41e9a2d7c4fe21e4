'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { organizationQuery } from '#lib/session/organization.ts'
import { BudgetList, OwnBudgets } from './budget-part.tsx'
import { CostCenterList } from './cost-center-list.tsx'
import { CreditPart } from './credit-part.tsx'
import { DefaultMethod } from './default-method.tsx'
import { InvitationList } from './invitation-list.tsx'
import { MemberList } from './member-list.tsx'

const Part = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={`organization-${name}`}>
    <h2 id={`organization-${name}`} className="title mb-3 text-24">
      {title}
    </h2>
    {children}
  </section>
)

interface Props {
  /** The delivery addresses of the organisation, for masters. */
  addresses: ReactNode
}

const OrganizationParts = ({ id, selfId, addresses }: Props & { id: number; selfId: number }) => {
  const t = useTranslations('organization')
  return (
    <LoadedPart query={useCustomerQuery(organizationQuery(id))} rows={3} rowClass="h-24 w-full">
      {(organization) => {
        const { name, membership, credit } = organization
        const isMaster = membership.role === 'ROLE_B2B_MASTER'
        return (
          <div className="flex flex-col gap-10">
            <div>
              <p className="title text-30 [overflow-wrap:anywhere]">{name}</p>
              <p className="mt-1 mb-4 text-soft">{t(isMaster ? 'youManage' : 'youBelong')}</p>
              <ButtonLink href="/organization/approvals">{t('approvals.title')}</ButtonLink>
            </div>
            {credit && (
              <Part name="credit" title={t('credit.title')}>
                <CreditPart credit={credit} />
              </Part>
            )}
            {!isMaster && (
              <OwnBudgets organizationId={id}>
                {(part) => (
                  <Part name="budgets" title={t('budgets.title')}>
                    {part}
                  </Part>
                )}
              </OwnBudgets>
            )}
            <Part name="people" title={t('people')}>
              <MemberList organization={organization} selfId={selfId} />
            </Part>
            {isMaster && (
              <Part name="invitations" title={t('invitations')}>
                <InvitationList organizationId={id} />
              </Part>
            )}
            {isMaster && (
              <Part name="budgets" title={t('budgets.title')}>
                <BudgetList organizationId={id} />
              </Part>
            )}
            {isMaster && (
              <Part name="cost-centers" title={t('costCenters.title')}>
                <CostCenterList organizationId={id} />
              </Part>
            )}
            {isMaster && (
              <Part name="addresses" title={t('addressesTitle')}>
                <p className="mb-4 max-w-prose text-soft">{t('addressesText')}</p>
                {addresses}
              </Part>
            )}
            {isMaster && (
              <Part name="method" title={t('method.title')}>
                <DefaultMethod organization={organization} />
              </Part>
            )}
          </div>
        )
      }}
    </LoadedPart>
  )
}

/** The organisation of the customer: its people and its invitations (spec point 2: organization). */
export const OrganizationView = ({ addresses }: Props) => {
  const t = useTranslations('organization')
  return (
    <LoadedPart query={useCustomerQuery(meQuery)} rows={3} rowClass="h-24 w-full">
      {(me) =>
        me.organizationId === null ? (
          <EmptyState
            title={t('noneTitle')}
            text={t('noneText')}
            actions={<ButtonLink href="/organization/registration">{t('register')}</ButtonLink>}
          />
        ) : (
          <OrganizationParts id={me.organizationId} selfId={me.id} addresses={addresses} />
        )
      }
    </LoadedPart>
  )
}

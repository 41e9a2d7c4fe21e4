'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { organizationQuery } from '../queries.ts'
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

const OrganizationParts = ({ id, selfId }: { id: number; selfId: number }) => {
  const t = useTranslations('organization')
  return (
    <LoadedPart query={useCustomerQuery(organizationQuery(id))} rows={3} rowClass="h-24 w-full">
      {(organization) => {
        const { name, membership } = organization
        const isMaster = membership.role === 'ROLE_B2B_MASTER'
        return (
          <div className="flex flex-col gap-10">
            <div>
              <p className="title text-30 [overflow-wrap:anywhere]">{name}</p>
              <p className="mt-1 text-soft">{t(isMaster ? 'youManage' : 'youBelong')}</p>
            </div>
            <Part name="people" title={t('people')}>
              <MemberList organization={organization} selfId={selfId} />
            </Part>
            {isMaster && (
              <Part name="invitations" title={t('invitations')}>
                <InvitationList organizationId={id} />
              </Part>
            )}
          </div>
        )
      }}
    </LoadedPart>
  )
}

/** The organisation of the customer: its people and its invitations (spec point 2: organization). */
export const OrganizationView = () => {
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
          <OrganizationParts id={me.organizationId} selfId={me.id} />
        )
      }
    </LoadedPart>
  )
}

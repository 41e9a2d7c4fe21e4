'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import type { Organization, OrganizationMember } from '#contracts/organizations.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { membersQuery } from '../queries.ts'
import { MemberRow } from './member-row.tsx'
import { MemberRemoval } from './member-removal.tsx'

/** Forms need a library that the rest of the page does without. */
const MemberDialog = lazy(() => import('./member-dialog.tsx').then((loaded) => ({ default: loaded.MemberDialog })))

interface Props {
  organization: Organization
  /** The visitor. */
  selfId: number
}

type Opened = { what: 'role' | 'removal'; member: OrganizationMember }

/** The people of the organisation. Masters change what others may do; everybody may leave. */
export const MemberList = ({ organization: { id, membership }, selfId }: Props) => {
  const t = useTranslations('organization')
  const [opened, setOpened] = useState<Opened>()
  const summary = useRef<HTMLParagraphElement>(null)
  const close = () => setOpened(undefined)
  // The line of the pressed button has gone.
  const finishRemoval = () => {
    flushSync(close)
    summary.current?.focus()
  }
  const isMaster = membership.role === 'ROLE_B2B_MASTER'
  return (
    <LoadedPart query={useCustomerQuery(membersQuery(id))} rows={3} rowClass="h-16 w-full">
      {({ items }) => (
        <>
          <p ref={summary} tabIndex={-1} className="mb-2 text-soft">
            {t('memberCount', { count: items.length })}
          </p>
          <ul className="border-t border-ink">
            {items.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.id === selfId}
                isManaged={isMaster}
                onChange={() => setOpened({ what: 'role', member })}
                onRemove={() => setOpened({ what: 'removal', member })}
              />
            ))}
          </ul>
          {opened?.what === 'role' && (
            <Suspense>
              <MemberDialog organizationId={id} member={opened.member} onClose={close} />
            </Suspense>
          )}
          {opened?.what === 'removal' && (
            <MemberRemoval
              organizationId={id}
              member={opened.member}
              isSelf={opened.member.id === selfId}
              onClose={close}
              onRemoved={finishRemoval}
            />
          )}
        </>
      )}
    </LoadedPart>
  )
}

'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/dialog.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { readHint } from '#lib/session/hint-cookies.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { meQuery } from '#lib/session/me.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { isSignInFor } from '#lib/session/request-sign-in.ts'
import enAccount from '#messages/en/account.json'
import enFields from '#messages/en/fields.json'
import en from '#messages/en/registration.json'
import huAccount from '#messages/hu/account.json'
import huFields from '#messages/hu/fields.json'
import hu from '#messages/hu/registration.json'
import { AuthLink } from './auth-link.tsx'
import { SignInView } from './sign-in-view.tsx'

const texts = {
  hu: { account: huAccount, fields: huFields, registration: hu },
  en: { account: enAccount, fields: enFields, registration: en },
}

const turnAway = () => closeModal('signIn')

/**
 * The page holds what the customer before has seen and typed. It goes on for the same customer only, and for whoever
 * signs in on the page of a guest.
 */
const useGoOn = () => {
  const client = useQueryClient()
  return async () => {
    const before = client.getQueryData(meQuery.queryKey)
    const now = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined)
    if (before && before.id !== now?.id) return leavePage()
    // The steps of an organization are those of its market. What was typed is in the storage of the tab.
    if (isSignInFor('checkout') && readHint('segment') === 'b2b') return leavePage()
    // The customer was read with the sign-in. A second answer could arrive after the wanted action has changed the customer.
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
    closeModal('signIn', true)
  }
}

const Content = () => {
  const t = useTranslations('account')
  const tForm = useTranslations('registration.modal')
  const goOn = useGoOn()
  const redirectPath = window.location.pathname + window.location.search
  return (
    <Dialog open onClose={turnAway} title={t('title')} closeLabel={tForm('close')}>
      <p className="mb-5 text-soft">{tForm('lead')}</p>
      <SignInView onSignedIn={() => void goOn()} redirectPath={redirectPath} />
      {/* The page of a provider leads back to the sign-in page, which leads back here. */}
      <p className="mt-4">
        <AuthLink to="/login" redirectPath={redirectPath}>
          {tForm('otherWays')}
        </AuthLink>
      </p>
    </Dialog>
  )
}

export const SignInDialog = () => (
  <AddedMessages texts={texts}>
    <Content />
  </AddedMessages>
)

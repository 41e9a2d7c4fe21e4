import { openAccount } from './accounts.ts'
import { readToken, receiveMail } from './mails.ts'
import { newReader, passwords, type Reader } from './reader.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

/** The master of the demo school, who invites. */
export const school = { email: 'iskola@kolofon.example', password: 'kolofon-demo', name: 'Minta Gimnázium' }

/** Invites an address without a page, as the master of the demo school. @returns the end of the link in the mail */
export const inviteQuietly = async (master: Visitor, email: string, role = 'ROLE_B2B_SLAVE'): Promise<string> => {
  const { organizationId } = await ask(master, 'GET /v2.0/me')
  await ask(master, 'PUT /v2.0/invitations/organizations/{groupId}/create', {
    params: { groupId: organizationId ?? 0 },
    body: { emails: [email], role, permissions: [] },
  })
  return readToken(await receiveMail(email, master.t('mail.invitation.subject', { organization: school.name })))
}

/** Makes the visitor a member of the demo school with an account of its own, without a page. */
export const joinSchool = async (visitor: Visitor, master: Visitor): Promise<Reader> => {
  const reader = newReader()
  await openAccount(visitor, reader)
  await askToSignIn(visitor, { email: reader.email, password: passwords.first })
  await askToSignIn(master, { email: school.email, password: school.password })
  const code = (await inviteQuietly(master, reader.email)).replace(/^#\w+=/, '')
  await ask(visitor, 'POST /v2.0/invitations/accept', { body: { code } })
  return reader
}

/** Leaves the demo school as it was. */
export const leaveSchool = async (visitor: Visitor): Promise<void> => {
  const { id, organizationId } = await ask(visitor, 'GET /v2.0/me')
  await ask(visitor, 'DELETE /v2.0/organizations/{groupId}/customers/{customerId}', {
    params: { groupId: organizationId ?? 0, customerId: id },
  })
}

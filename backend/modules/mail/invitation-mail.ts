import { getPathname } from '#contracts/page-address.ts'
import type { Role } from '#contracts/roles.ts'
import type { LinkFacts } from './account-mails.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import { translator } from './translate.ts'

export interface InvitationFacts extends LinkFacts {
  organizationName: string
  /** Null after the account was deleted. */
  invitedBy: string | null
  role: Role
}

/** The same for addresses with and without an account. */
export const invitationMail = (facts: InvitationFacts): MailContent => {
  const { locale, publicUrl, token, organizationName: organization, invitedBy, role } = facts
  const t = translator(locale)
  const text =
    invitedBy === null
      ? t('invitation.textWithoutName', { organization })
      : t('invitation.text', { organization, name: invitedBy })
  return plainMail(facts, {
    subject: t('invitation.subject', { organization }),
    title: t('invitation.title', { organization }),
    preheader: text,
    paragraphs: [text, t(`invitation.role.${role}`), t('invitation.how'), t('invitation.hint')],
    link: {
      label: t('invitation.link'),
      // Browsers do not send the part behind # to a server, so no log contains the code.
      url: `${publicUrl}${getPathname({ href: '/invitation-accept', locale })}#token=${token}`,
    },
  })
}

import { getPathname } from '#contracts/page-address.ts'
import type { AccountFacts } from './account-mails.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import { translator } from './translate.ts'

export interface OrganizationNewsFacts extends AccountFacts {
  organization: string
  /** `asked` goes to the masters, all others to who has registered. */
  news: 'pending' | 'joining' | 'approved' | 'refused' | 'asked'
  /** Why it was refused. */
  reason: string | null
  /** Who asks to join. */
  person?: { name: string; email: string }
}

/** Who waits cannot sign in everywhere: in a shop for organisations only the approval lets the contact in. */
const pages = {
  pending: '/',
  joining: '/',
  refused: '/organization/registration',
  approved: '/login',
  asked: '/organization',
} as const

/** What has become of a registration, or that somebody asks to join. */
export const organizationNewsMail = (facts: OrganizationNewsFacts): MailContent => {
  const { locale, publicUrl, organization, news, reason, person } = facts
  const t = translator(locale)
  const values = { organization, name: person?.name ?? '', email: person?.email ?? '' }
  const text = t(`organization.${news}.text`, values)
  const why = reason === null ? [] : [t('organization.reason', { reason })]
  return plainMail(facts, {
    subject: t(`organization.${news}.subject`, values),
    title: t(`organization.${news}.title`, values),
    preheader: text,
    paragraphs: [text, ...why, t(`organization.${news}.next`, values)],
    link: {
      label: t(`organization.${news}.link`),
      url: publicUrl + getPathname({ href: pages[news], locale }),
    },
  })
}

import { type AddedProvider, providerNames, type SocialProvider } from '#contracts/credential-providers.ts'
import { getPathname, type Href } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import type { MailContent } from './mail-content.ts'
import { plainMail } from './plain-mail.ts'
import type { Shop } from './shop.ts'
import { translator } from './translate.ts'

/**
 * The mails about accounts name nobody: a stranger can have one sent to any address, and the names of a registration are
 * the stranger's words.
 */
export interface AccountFacts {
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
}

export interface LinkFacts extends AccountFacts {
  token: string
}

/** Of a registration with an account at a provider; undefined for one with a password. */
export interface RegistrationFacts {
  provider: SocialProvider | undefined
}

export interface ConfirmationFacts extends RegistrationFacts {
  /** The address has an account, with whose password the registration of an organisation is confirmed. */
  hasAccount: boolean
}

const pageUrl = ({ locale, publicUrl }: AccountFacts, href: Href): string => publicUrl + getPathname({ href, locale })

/** Browsers do not send the part behind # to a server, so no log contains the token. */
const linkUrl = (facts: LinkFacts, href: Href): string => `${pageUrl(facts, href)}#token=${facts.token}`

/** Who has registered with a provider confirms with the same account there. */
export const registrationConfirmation = (facts: LinkFacts & ConfirmationFacts): MailContent => {
  const t = translator(facts.locale)
  const { provider, hasAccount } = facts
  const text = provider
    ? t('account.confirm.byProvider', { provider: providerNames[provider] })
    : t(hasAccount ? 'account.confirm.ofAccount' : 'account.confirm.text')
  const page = '/register/confirm'
  return plainMail(facts, {
    subject: t('account.confirm.subject'),
    title: t('account.confirm.title'),
    preheader: text,
    paragraphs: [text, t('account.confirm.hint')],
    link: {
      label: t('account.confirm.link'),
      url: linkUrl(facts, provider ? { pathname: page, query: { provider } } : page),
    },
  })
}

/** For somebody who registers with the address of an account. */
export const accountExists = (facts: AccountFacts & RegistrationFacts): MailContent => {
  const t = translator(facts.locale)
  const { provider } = facts
  const added = provider ? [t('account.exists.byProvider', { provider: providerNames[provider] })] : []
  return plainMail(facts, {
    subject: t('account.exists.subject'),
    title: t('account.exists.title'),
    preheader: t('account.exists.text'),
    paragraphs: [t('account.exists.text'), t('account.exists.hint'), ...added],
    link: { label: t('account.exists.link'), url: pageUrl(facts, '/login') },
    sections: [
      {
        title: t('account.exists.forgottenTitle'),
        lines: [t('account.exists.forgottenText'), pageUrl(facts, '/forgotten-password')],
      },
    ],
  })
}

interface CredentialFacts extends AccountFacts {
  provider: AddedProvider
  change: 'added' | 'removed'
}

/** A way to sign in was added or removed. */
export const credentialChanged = (facts: CredentialFacts): MailContent => {
  const t = translator(facts.locale)
  const { provider, change } = facts
  const say = (key: typeof change | `${typeof change}Subject`): string =>
    provider === 'passkey'
      ? t(`account.passkey.${key}`)
      : t(`account.credential.${key}`, { provider: providerNames[provider] })
  const text = say(change)
  return plainMail(facts, {
    subject: say(`${change}Subject`),
    title: t('account.credential.title'),
    preheader: text,
    paragraphs: [text, t('account.credential.hint')],
    link: { label: t('account.credential.link'), url: pageUrl(facts, '/profile') },
  })
}

export const passwordReset = (facts: LinkFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.reset.subject'),
    title: t('account.reset.title'),
    preheader: t('account.reset.text'),
    paragraphs: [t('account.reset.text'), t('account.reset.hint')],
    link: { label: t('account.reset.link'), url: linkUrl(facts, '/reset-password') },
  })
}

/** For somebody who has forgotten the password of an address without an account. */
export const noAccount = (facts: AccountFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.none.subject'),
    title: t('account.none.title'),
    preheader: t('account.none.text'),
    paragraphs: [t('account.none.text'), t('account.none.hint')],
    link: { label: t('account.none.link'), url: pageUrl(facts, '/register') },
  })
}

export interface ChangedFacts extends AccountFacts {
  /** The ways to sign in beside the password: they stay. */
  added: readonly AddedProvider[]
}

/** So that the owner notices one that somebody else has added. */
const nameAdded = ({ locale, added }: ChangedFacts): string[] => {
  const t = translator(locale)
  const count = added.filter((provider) => provider === 'passkey').length
  const ways = added.flatMap((provider) => (provider === 'passkey' ? [] : [providerNames[provider]]))
  if (count > 0) ways.push(t('account.changed.passkeys', { count }))
  const list = new Intl.ListFormat(locale).format(ways)
  return ways.length > 0 ? [t('account.changed.added', { ways: list })] : []
}

export const passwordChanged = (facts: ChangedFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.changed.subject'),
    title: t('account.changed.title'),
    preheader: t('account.changed.text'),
    paragraphs: [t('account.changed.text'), ...nameAdded(facts), t('account.changed.hint')],
    link: { label: t('account.changed.link'), url: pageUrl(facts, '/forgotten-password') },
  })
}

/** To the new address. The old one is not named: whoever reads this may be a stranger. */
export const emailChangeConfirmation = (facts: LinkFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.emailChange.subject'),
    title: t('account.emailChange.title'),
    preheader: t('account.emailChange.text'),
    paragraphs: [t('account.emailChange.text'), t('account.emailChange.hint')],
    link: { label: t('account.emailChange.link'), url: linkUrl(facts, '/confirm-email') },
  })
}

/** To a new address that has an account of its own. */
export const emailTaken = (facts: AccountFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.emailTaken.subject'),
    title: t('account.emailTaken.title'),
    preheader: t('account.emailTaken.text'),
    paragraphs: [t('account.emailTaken.text'), t('account.emailTaken.hint')],
    link: { label: t('account.emailTaken.link'), url: pageUrl(facts, '/login') },
  })
}

/** To the old address, with the new one: its owner sees a slip of the pen, too. */
export const emailChangeNotice = ({ email, ...facts }: AccountFacts & { email: string }): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.emailNotice.subject'),
    title: t('account.emailNotice.title'),
    preheader: t('account.emailNotice.text', { email }),
    paragraphs: [t('account.emailNotice.text', { email }), t('account.emailNotice.hint')],
    link: { label: t('account.emailNotice.link'), url: pageUrl(facts, '/forgotten-password') },
  })
}

/** The last mail: what stays for a while, and that nothing else does. */
export const goodbye = (facts: AccountFacts): MailContent => {
  const t = translator(facts.locale)
  return plainMail(facts, {
    subject: t('account.goodbye.subject'),
    title: t('account.goodbye.title'),
    preheader: t('account.goodbye.text'),
    paragraphs: [t('account.goodbye.text'), t('account.goodbye.stays'), t('account.goodbye.hint')],
    link: { label: t('account.goodbye.link'), url: pageUrl(facts, '/') },
  })
}

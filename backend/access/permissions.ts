import type { MemberPermission } from '#contracts/roles.ts'

/**
 * Who may do an action:
 * - `anyone`: no session is needed.
 * - `session`: any session, an anonymous one too.
 * - `customer`: a signed-in user.
 * - `member`: a member of an organisation, for what belongs to this organisation.
 * - `master`: the same for its masters only.
 * - `owner`: the session or the user that the resource belongs to.
 * - `proof`: whoever knows the e-mail address of the order, or has the link of a mail. The service checks the proof.
 * - `provider`: a payment provider, which signs what it sends.
 */
type Who = 'anyone' | 'session' | 'customer' | 'member' | 'master' | 'owner' | 'proof' | 'provider'

export interface Rule {
  readonly who: Who
  /** A proof may stand in for ownership. The service checks it. */
  readonly orProof?: true
  /** Other members of the owner's organisation may do it with this permission. */
  readonly orMemberWith?: MemberPermission
  /** Members of an organisation need this permission even for what is their own. */
  readonly memberNeeds?: MemberPermission
  /** Nobody may do it in the name of another user. */
  readonly inPerson?: true
  /** It uses a cart, which a shop for organizations only has after the sign-in (catalog mode b2b_with_catalog). */
  readonly usesCart?: true
}

/** The one table of what each actor may do. An action that is not in it is refused. */
export const permissions = {
  'catalog.read': { who: 'anyone' },
  'contents.read': { who: 'anyone' },
  'stores.read': { who: 'anyone' },
  'configuration.read': { who: 'anyone' },
  'pages.find': { who: 'anyone' },
  'delivery.read': { who: 'anyone' },

  'sessions.open': { who: 'anyone' },
  'bot_codes.request': { who: 'anyone' },
  'sessions.end': { who: 'session' },
  'sessions.end_others': { who: 'customer', inPerson: true },
  'impersonations.list': { who: 'customer' },
  'impersonations.open_link': { who: 'proof' },
  'customers.read': { who: 'customer' },
  'customers.change': { who: 'customer' },
  'addresses.list': { who: 'customer' },
  'addresses.save': { who: 'customer' },
  'addresses.change': { who: 'owner' },

  'shopping_lists.list': { who: 'customer' },
  'shopping_lists.create': { who: 'customer' },
  'shopping_lists.read': { who: 'owner' },
  'shopping_lists.change': { who: 'owner' },
  'shopping_lists.open_link': { who: 'proof' },
  'accounts.register': { who: 'anyone' },
  // Everybody gets the same answer, except for the owner of the address.
  'accounts.read_status': { who: 'anyone' },
  'accounts.request_reset': { who: 'anyone' },
  'accounts.open_link': { who: 'proof' },
  'accounts.change_password': { who: 'customer', inPerson: true },
  'sign_in_attempts.start': { who: 'anyone' },
  // The proof is the token of the browser that has begun the sign-in.
  'sign_in_attempts.answer': { who: 'proof' },
  'sign_in_attempts.read': { who: 'proof' },
  'passkeys.ask': { who: 'anyone' },
  'passkeys.list': { who: 'customer', inPerson: true },
  'credentials.add': { who: 'customer', inPerson: true },
  'credentials.remove': { who: 'customer', inPerson: true },
  'accounts.change_email': { who: 'customer', inPerson: true },
  'personal_data.erase': { who: 'customer', inPerson: true },
  'personal_data.export': { who: 'customer', inPerson: true },

  'organizations.register': { who: 'anyone', inPerson: true },
  'organizations.read_registration': { who: 'customer' },
  'organizations.read': { who: 'member' },
  // Everybody may leave; the service lets only masters remove others.
  'organizations.remove': { who: 'member', inPerson: true },
  'organizations.manage': { who: 'master', inPerson: true },
  // A cart that waits for a master; whose request it is, the service checks, too.
  'approvals.read': { who: 'member' },
  'approvals.request': { who: 'member', usesCart: true },
  'approvals.decide': { who: 'master', inPerson: true },
  'invitations.list': { who: 'master' },
  'invitations.open_link': { who: 'proof' },
  'invitations.accept': { who: 'customer', inPerson: true },

  'reading_lists.match': { who: 'member' },
  'offers.list': { who: 'member' },
  'offers.request': { who: 'member' },
  // The service shows members their own ones, and others with ACCESS_ALL_ORGANIZATION_ORDER only.
  'offers.read': { who: 'member' },
  // Their own ones; masters answer all. An operator is the other side.
  'offers.answer': { who: 'member', inPerson: true },
  // As answering, for who may place orders.
  'offers.accept': { who: 'member', memberNeeds: 'B2B_SLAVE_PLACE_ORDER', inPerson: true, usesCart: true },

  'draft_orders.open': { who: 'session', usesCart: true },
  'draft_orders.read': { who: 'owner', usesCart: true },
  'draft_orders.change': { who: 'owner', usesCart: true },

  'orders.place': { who: 'owner', memberNeeds: 'B2B_SLAVE_PLACE_ORDER', usesCart: true },
  'orders.list': { who: 'customer' },
  'orders.read': { who: 'owner', orMemberWith: 'ACCESS_ALL_ORGANIZATION_ORDER' },
  'orders.pay': { who: 'owner' },
  'orders.cancel': { who: 'owner', orProof: true },
  // Opinions, the files of books and declarations of withdrawal belong to the reader alone.
  'orders.rate': { who: 'owner', orProof: true, inPerson: true },
  'orders.download': { who: 'owner', orProof: true, inPerson: true },
  'orders.reorder': { who: 'owner', orProof: true, orMemberWith: 'ACCESS_ALL_ORGANIZATION_ORDER', usesCart: true },
  'orders.withdraw': { who: 'owner', orProof: true, inPerson: true },
  'invoices.list': { who: 'customer' },
  'invoices.read': { who: 'owner', orMemberWith: 'ACCESS_ALL_ORGANIZATION_INVOICE' },
  'invoices.download': { who: 'owner', orProof: true, orMemberWith: 'ACCESS_ALL_ORGANIZATION_INVOICE' },
  'orders.find': { who: 'proof' },
  // The service checks the e-mail address of the order, too.
  'orders.connect': { who: 'customer' },
  // The address of the order's page is a UUID. The answer holds nothing personal.
  'orders.follow': { who: 'anyone' },
  'payments.check': { who: 'anyone' },
  'payments.notify': { who: 'provider' },

  'ratings.read': { who: 'anyone' },
  'ratings.write': { who: 'customer', inPerson: true },
  'ratings.list_own': { who: 'customer' },

  'stock_notifications.request': { who: 'anyone' },
  'stock_notifications.list': { who: 'customer' },
  'stock_notifications.open_link': { who: 'proof' },
  'stock_notifications.cancel': { who: 'owner', orProof: true },

  'newsletter.request': { who: 'anyone' },
  'newsletter.read': { who: 'customer' },
  'newsletter.open_link': { who: 'proof' },
  'newsletter.leave': { who: 'owner', orProof: true },
} as const satisfies Readonly<Record<string, Rule>>

export type Action = keyof typeof permissions

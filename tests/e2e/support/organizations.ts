import { openAccount } from './accounts.ts'
import { typeCommand } from './operator.ts'
import { home, newReader, passwords, type Reader } from './reader.ts'
import { ask } from './shop-api.ts'
import { askToSignIn } from './sign-in.ts'
import type { Visitor } from './visitor.ts'

const weights = [9, 7, 3, 1, 9, 7, 3]

/** A tax number that no other test has. */
export const newTaxNumber = (): string => {
  const digits = String(1_000_000 + Math.floor(Math.random() * 8_999_999))
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return `${digits}${(10 - (sum % 10)) % 10}-2-42`
}

/** Registers a school by a call, for who is signed in. */
export const registerOrganization = async (
  visitor: Visitor,
  company: string,
  { taxNumber, contact }: { taxNumber: string; contact: Reader },
): Promise<void> => {
  const facts = { kind: 'school', company, taxNumber, vatNumber: '', omIdentifier: '034567' } as const
  const organization = { ...facts, country: 'HU' as const, ...home, ...contact }
  await ask(visitor, 'POST /v2.0/organizations/registration', { body: { organization } })
}

/**
 * Fills the open form of the registration.
 * @param contact undefined for a customer, who is the contact already
 */
export const fillRegistration = async (
  { page, t }: Visitor,
  company: string,
  taxNumber: string,
  contact?: Reader,
): Promise<void> => {
  const fill = (key: string, value: string) =>
    page
      .getByRole('main')
      .getByRole('textbox', { name: t(key), exact: true })
      .fill(value)
  await fill('organizationRegistration.name', company)
  await fill('forms.taxNumber', taxNumber)
  await fill('organizationRegistration.omIdentifier', '034567')
  await fill('forms.ZIPCode', home.ZIPCode)
  await fill('forms.city', home.city)
  await fill('forms.addressLine', home.addressLine)
  await fill('forms.phone', '+36 1 555 0100')
  if (!contact) return
  await fill('forms.lastName', contact.lastName)
  await fill('forms.firstName', contact.firstName)
  await fill('forms.email', contact.email)
  await fill('organizationRegistration.password', passwords.first)
}

/** Approves the only registration of a company, as the operator of the shop does. */
export const approve = async (company: string): Promise<void> => {
  const line = (await typeCommand('organizations', 'list')).split('\n').find((text) => text.includes(company)) ?? ''
  await typeCommand('organizations', 'approve', line.trim().split(/\s+/)[0] ?? '')
}

/** Signs in as the master of a school that no other test uses. */
export const signInAsMaster = async (visitor: Visitor): Promise<{ company: string; master: Reader }> => {
  const master = newReader()
  const account = { email: master.email, password: passwords.first }
  const company = `Forgó Iskola ${master.email.slice(7, 15)}`
  await openAccount(visitor, master)
  await askToSignIn(visitor, account)
  await registerOrganization(visitor, company, { taxNumber: newTaxNumber(), contact: master })
  await approve(company)
  // The approval has ended the session.
  await askToSignIn(visitor, account)
  return { company, master }
}

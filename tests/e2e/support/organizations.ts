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

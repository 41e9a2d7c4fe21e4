import { randomBytes } from 'node:crypto'
import { email as emailForm } from '#contracts/email.ts'
import { getPathname } from '#contracts/page-address.ts'
import { createUser, hashPassword } from '../modules/customers/service.ts'
import { createLink, updateOperator } from '../modules/impersonations/service.ts'
import { endImpersonations } from '../modules/sessions/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

export const createUserByHand: Command = {
  usage: 'EMAIL FIRST-NAME LAST-NAME [ORGANIZATION]',
  summary:
    'Create a customer who can sign in, with ORGANIZATION in the B2B segment. The generated password is shown once.',
  run: async (shop, [address, firstName, lastName, organizationName = null]) => {
    if (!address || !firstName || !lastName)
      throw new CommandError('users create needs an e-mail address, a first name and a last name.')
    const email = emailForm.safeParse(address)
    if (!email.success) throw new CommandError(`${address} is not an e-mail address.`)
    const password = randomBytes(12).toString('base64url')
    const passwordHash = await hashPassword(password)
    const segment = organizationName === null ? 'b2c' : 'b2b'
    await shop.db.transaction(async (db) => {
      const created = await createUser(db, {
        email: email.data.toLowerCase(),
        passwordHash,
        firstName,
        lastName,
        segment,
        organizationName,
      })
      if (!created.ok) throw new CommandError(`${email.data} has an account already.`)
      await audit({ ...shop, db }, 'users.create', String(created.value.id), { segment })
    })
    shop.print(`${email.data} can sign in with ${password}`)
    return 0
  },
}

export const setOperator: Command = {
  usage: 'EMAIL on|off',
  summary:
    'Allow a user to act in the name of customers, or end that. Sessions in the name of others, and of the user, end.',
  run: async (shop, [address = '', state = '']) => {
    if (state !== 'on' && state !== 'off')
      throw new CommandError('Say on or off: npm run shop -- users operator EMAIL on')
    await shop.db.transaction(async (db) => {
      const user = await updateOperator(db, address.toLowerCase(), state === 'on')
      if (!user) throw new CommandError(`${address || 'An empty address'} has no account.`)
      await endImpersonations({ ...shop, db }, user.id)
      await audit({ ...shop, db }, 'users.operator', String(user.id), { state })
    })
    shop.print(`${address}: operator ${state}`)
    return 0
  },
}

const refusals = {
  no_operator: (operator: string) => `${operator} is no operator: npm run shop -- users operator EMAIL on`,
  no_customer: (_operator: string, customer: string) =>
    `${customer} is no customer: it has no account, or is an operator itself.`,
} as const

export const impersonateCustomer: Command = {
  usage: 'CUSTOMER --as OPERATOR --reason TEXT',
  summary:
    'Print a link by which the operator acts in the name of the customer for an hour. It works once, for ten minutes. The customer reads the reason.',
  run: async (shop, [customer = ''], { as: operator = '', reason = '' }) => {
    if (!customer || !operator || !reason.trim())
      throw new CommandError(
        'Name both e-mail addresses and say why: customers impersonate CUSTOMER --as OPERATOR --reason TEXT',
      )
    const token = randomBytes(32).toString('base64url')
    await shop.db.transaction(async (db) => {
      const created = await createLink({ ...shop, db }, { token, operator, customer, reason: reason.trim() })
      if (typeof created === 'string') throw new CommandError(refusals[created](operator, customer))
      await audit({ ...shop, db }, 'customers.impersonate', created.id, null)
    })
    shop.print(`${shop.publicUrl}${getPathname({ href: '/impersonate', locale: 'hu' })}#token=${token}`)
    return 0
  },
}

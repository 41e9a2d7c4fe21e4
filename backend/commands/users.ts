import { randomBytes } from 'node:crypto'
import { email as emailForm } from '#contracts/email.ts'
import { createUser, hashPassword } from '../modules/customers/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './shop.ts'

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

import { type RegistrationStatus, registrationStatuses } from '#contracts/organization-kinds.ts'
import {
  approve,
  refuse,
  selectRegistration,
  selectRegistrations,
  type Undecidable,
} from '../modules/organization-registrations/service.ts'
import { findOrganizations } from '../modules/organizations/service.ts'
import { updateTerms } from '../modules/buying-rules/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

const isStatus = (text: string): text is RegistrationStatus => registrationStatuses.includes(text as RegistrationStatus)

export const listOrganizations: Command = {
  usage: '[--status pending|joining|approved|refused] [--json]',
  summary: 'List registrations of organisations, the oldest first; without a status those that wait.',
  run: async ({ db, print }, _args, { json, status = 'pending' }) => {
    if (!isStatus(status)) throw new CommandError(`${status} is no status: ${registrationStatuses.join(', ')}`)
    const rows = await selectRegistrations(db, status)
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { registration, email } of rows) {
        const { id, requestedAt, details } = registration
        print(
          [
            String(id).padStart(5),
            requestedAt.toISOString(),
            details.kind.padEnd(7),
            details.taxNumber,
            details.company,
            email,
          ].join('  '),
        )
      }
    return 0
  },
}

const readId = (text: string | undefined): number => {
  if (!text || !/^\d{1,9}$/.test(text))
    throw new CommandError('The command needs the number of a registration, as organizations list shows it.')
  return Number(text)
}

export const showOrganization: Command = {
  usage: 'ID',
  summary: 'Show all that an organisation has said of itself.',
  run: async ({ db, print }, [text]) => {
    const found = await selectRegistration(db, readId(text))
    if (!found) throw new CommandError(`There is no registration ${text}.`)
    print(JSON.stringify(found, null, 2))
    return 0
  },
}

const refusals: Record<Undecidable, (id: number) => string> = {
  unknown: (id) => `There is no registration ${id}.`,
  decided: (id) => `Registration ${id} does not wait for a decision.`,
  organization_exists: (id) =>
    `An organisation has the tax number of registration ${id} already. Refuse it, and name the organisation in the reason.`,
  readers_only: (id) => `The shop serves readers only at the moment, so registration ${id} has to wait.`,
  member_elsewhere: (id) => `The contact of registration ${id} belongs to an organisation by now.`,
}

export const approveOrganization: Command = {
  usage: 'ID',
  summary: 'Make the organisation a customer and its contact the first master. A mail says so.',
  run: async (shop, [text]) => {
    const id = readId(text)
    const jobs = await shop.openJobs()
    const { organizationId } = await shop.db.transaction(async (db) => {
      const result = await approve({ ...shop, db, jobs }, id)
      if (typeof result === 'string') throw new CommandError(refusals[result](id))
      await audit({ ...shop, db }, 'organizations.approve', `organization:${result.organizationId}`, { id })
      return result
    })
    shop.print(`${id}: approved, organisation ${organizationId}`)
    return 0
  },
}

export const refuseOrganization: Command = {
  usage: 'ID REASON',
  summary: 'Refuse a registration. The mail gives the reason, word for word.',
  run: async (shop, [text, ...words]) => {
    const id = readId(text)
    const reason = words.join(' ').trim()
    if (reason === '') throw new CommandError('A refusal needs a reason, which the organisation reads.')
    const jobs = await shop.openJobs()
    await shop.db.transaction(async (db) => {
      const refused = await refuse({ ...shop, db, jobs }, id, reason)
      if (refused) throw new CommandError(refusals[refused](id))
      await audit({ ...shop, db }, 'organizations.refuse', `registration:${id}`, null)
    })
    shop.print(`${id}: refused`)
    return 0
  },
}

const termDays = [8, 15, 30]

const readTerms = (days: string | undefined, limit: string | undefined) => {
  if (days === 'none' && limit === undefined) return { paymentTermDays: null, creditLimit: null }
  if (!termDays.includes(Number(days)))
    throw new CommandError(`${days ?? 'Nothing'} is no term: ${termDays.join(', ')} days, or none for no transfer.`)
  if (!limit || !/^\d{1,9}$/.test(limit))
    throw new CommandError(`${limit ?? 'Nothing'} is no credit limit: a whole number of forints, gross.`)
  return { paymentTermDays: Number(days), creditLimit: Number(limit) }
}

export const setTerms: Command = {
  usage: 'NAME|ID 8|15|30 LIMIT, or NAME|ID none',
  summary: 'Let an organisation pay by transfer in so many days, up to a credit limit in forints; none ends that.',
  run: async (shop, [name = '', days, limit]) => {
    const [found, another] = await findOrganizations(shop.db, name)
    if (!found) throw new CommandError(`There is no organisation ${name || 'without a name'}.`)
    if (another)
      throw new CommandError(`Several organisations are called ${name}. Say its number: ${found.id} or ${another.id}.`)
    const terms = readTerms(days, limit)
    await shop.db.transaction(async (db) => {
      await updateTerms(db, found.id, terms)
      await audit({ ...shop, db }, 'organizations.terms', `organization:${found.id}`, terms)
    })
    shop.print(
      terms.creditLimit === null
        ? `${found.name}: no transfer`
        : `${found.name}: transfer in ${terms.paymentTermDays} days, up to ${terms.creditLimit} Ft`,
    )
    return 0
  },
}

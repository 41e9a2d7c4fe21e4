import { readFile } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { couponForm, dealForm } from '#contracts/deal-forms.ts'
import { coupons } from '../db/schema/coupons.ts'
import { deals } from '../db/schema/deals.ts'
import { announce } from '../modules/announcements/service.ts'
import { writeCoupons } from '../modules/coupons/service.ts'
import { UnknownTarget, writeDeals } from '../modules/deals/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

/** @throws CommandError with every fault of the file */
const readForms = async <Form extends z.ZodType>(
  { locate }: Shop,
  file: string | undefined,
  form: Form,
): Promise<z.infer<Form>[]> => {
  if (!file) throw new CommandError('The command needs a JSON file.')
  const text = await readFile(locate(file), 'utf8').catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`)
  })
  const read = z
    .preprocess((value) => {
      try {
        return JSON.parse(String(value)) as unknown
      } catch {
        return undefined
      }
    }, z.array(form))
    .safeParse(text)
  if (read.success) return read.data as z.infer<Form>[]
  throw new CommandError(
    read.error.issues.map(({ path, message }) => `${file} ${path.join('.') || 'as a whole'}: ${message}`).join('\n'),
  )
}

const write = async (shop: Shop, work: (shop: Shop) => Promise<void>): Promise<void> => {
  await shop.db
    .transaction(async (db) => {
      await work({ ...shop, db })
      await announce(db, ['deals'])
    })
    .catch((error: unknown) => {
      throw error instanceof UnknownTarget ? new CommandError(error.message, { cause: error }) : error
    })
}

export const setDeals: Command = {
  usage: 'FILE',
  summary: 'Write deals from a JSON file: new ones, and new versions of those with the same key; see docs/deals.md.',
  run: async (shop, [file]) => {
    const forms = await readForms(shop, file, dealForm)
    await write(shop, async (tx) => {
      await writeDeals(tx.db, forms)
      await audit(tx, 'deals.set', file ?? '', { keys: forms.map(({ key }) => key) })
    })
    shop.print(`${forms.length} deals`)
    return 0
  },
}

export const setCoupons: Command = {
  usage: 'FILE',
  summary: 'Write coupons from a JSON file: new ones, and new versions of those with the same code; see docs/deals.md.',
  run: async (shop, [file]) => {
    const forms = await readForms(shop, file, couponForm)
    await write(shop, async (tx) => {
      await writeCoupons(tx.db, forms)
      await audit(tx, 'coupons.set', file ?? '', { codes: forms.map(({ code }) => code) })
    })
    shop.print(`${forms.length} coupons`)
    return 0
  },
}

const state = (enabled: boolean): string => (enabled ? 'on ' : 'off')

export const listDeals: Command = {
  usage: '[--json]',
  summary: 'List the deals in their order.',
  run: async ({ db, print }, _args, { json }) => {
    const rows = await db.select().from(deals).orderBy(asc(deals.position), asc(deals.id))
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { key, type, enabled, name } of rows) print(`${state(enabled)} ${key.padEnd(28)} ${type}  ${name.hu}`)
    return 0
  },
}

export const listCoupons: Command = {
  usage: '[--json]',
  summary: 'List the coupons, with how many orders use each.',
  run: async ({ db, print }, _args, { json }) => {
    const rows = await db.select().from(coupons).orderBy(asc(coupons.code))
    if (json) print(JSON.stringify(rows, null, 2))
    else
      for (const { code, kind, enabled, used, maxUsage } of rows)
        print(`${state(enabled)} ${code.padEnd(28)} ${kind}  used ${used}${maxUsage === null ? '' : ` of ${maxUsage}`}`)
    return 0
  },
}

/** @throws CommandError */
const readSwitch = ([name, to]: string[], what: string): { name: string; enabled: boolean } => {
  if (!name || (to !== 'on' && to !== 'off')) throw new CommandError(`${what} switch needs a name, and on or off.`)
  return { name, enabled: to === 'on' }
}

export const switchDeal: Command = {
  usage: 'KEY on|off',
  summary: 'Switch a deal on or off.',
  run: async (shop, args) => {
    const { name, enabled } = readSwitch(args, 'deals')
    await write(shop, async (tx) => {
      const changed = await tx.db.update(deals).set({ enabled }).where(eq(deals.key, name)).returning()
      if (changed.length === 0) throw new CommandError(`There is no deal ${name}.`)
      await audit(tx, 'deals.switch', name, { enabled })
    })
    return 0
  },
}

export const switchCoupon: Command = {
  usage: 'CODE on|off',
  summary: 'Switch a coupon on or off. A coupon that is off leaves carts at once; orders keep it.',
  run: async (shop, args) => {
    const { name, enabled } = readSwitch(args, 'coupons')
    await write(shop, async (tx) => {
      const changed = await tx.db
        .update(coupons)
        .set({ enabled })
        .where(eq(coupons.code, name.toUpperCase()))
        .returning()
      if (changed.length === 0) throw new CommandError(`There is no coupon ${name}.`)
      await audit(tx, 'coupons.switch', name, { enabled })
    })
    return 0
  },
}

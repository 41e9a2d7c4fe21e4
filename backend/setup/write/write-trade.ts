import type { Database } from '../../db/connect.ts'
import { priceLists } from '../../db/schema/prices.ts'
import { warehouses } from '../../db/schema/stock.ts'
import type { PriceListForm } from '../form/section-forms.ts'
import type { SetupForm } from '../form/setup-form.ts'
import { type Ledger, openKeyedRows } from './keyed-rows.ts'
import type { Problem } from './problem.ts'

const audienceOf = ({ for: who }: PriceListForm) => ({
  isBase: who === 'base',
  segment: who === 'b2c' || who === 'b2b' ? who : null,
  forOrganizations: who === 'organizations',
})

/** Prices are given net or gross by whom a list is for, so a list that is there stays for them. */
const otherAudiences = async (db: Database, forms: readonly PriceListForm[]): Promise<Problem[]> => {
  const lists = await db.select().from(priceLists)
  const base = lists.find(({ isBase }) => isBase)
  return forms.flatMap((form, index) => {
    const audience = audienceOf(form)
    const known = lists.find(({ key }) => key === form.key)
    const isOther =
      known &&
      (known.isBase !== audience.isBase ||
        known.segment !== audience.segment ||
        known.forOrganizations !== audience.forOrganizations)
    if (isOther)
      return [{ path: ['priceLists', index, 'for'], message: `the list ${form.key} is there, and for somebody else` }]
    return audience.isBase && base && base.key !== form.key
      ? [{ path: ['priceLists', index, 'key'], message: `the shop has the base list ${base.key}` }]
      : []
  })
}

const otherKinds = async (db: Database, forms: SetupForm['warehouses']): Promise<Problem[]> => {
  const rows = await db.select().from(warehouses)
  const web = rows.find(({ kind }) => kind === 'web')
  return forms.flatMap(({ key, kind }, index) => {
    const known = rows.find((row) => row.key === key)
    if (known && known.kind !== kind)
      return [{ path: ['warehouses', index, 'kind'], message: `the warehouse ${key} is of the kind ${known.kind}` }]
    return kind === 'web' && web && web.key !== key
      ? [{ path: ['warehouses', index, 'key'], message: `the shop has the web warehouse ${web.key}` }]
      : []
  })
}

/** Price lists and warehouses: without a base list there are no prices, and orders are served from the web warehouse. */
export const writeTrade = async (db: Database, ledger: Ledger, form: SetupForm): Promise<Problem[]> => {
  const problems = [...(await otherAudiences(db, form.priceLists)), ...(await otherKinds(db, form.warehouses))]
  if (problems.length > 0) return problems
  const lists = await openKeyedRows(db, ledger, { table: priceLists, kind: 'price list' })
  for (const list of form.priceLists) await lists.set({ key: list.key, ...audienceOf(list) })
  lists.finish()
  const places = await openKeyedRows(db, ledger, { table: warehouses, kind: 'warehouse' })
  for (const { key, kind } of form.warehouses) await places.set({ key, kind })
  places.finish()
  const hasBase = (await db.select().from(priceLists)).some(({ isBase }) => isBase)
  const hasWeb = (await db.select().from(warehouses)).some(({ kind }) => kind === 'web')
  return [
    ...(hasBase ? [] : [{ path: ['priceLists'], message: 'the shop has no base list: one list is for base' }]),
    ...(hasWeb ? [] : [{ path: ['warehouses'], message: 'the shop has no warehouse of the kind web' }]),
  ]
}

import type { Pool } from 'pg'
import { readConfiguration } from '../modules/configuration/service.ts'
import type { Command } from './command.ts'
import { type Invariant, invariants, notices } from './invariants.ts'
import type { Shop } from './shop.ts'

export interface Finding {
  name: string
  says: string
  kind: 'invariant' | 'notice'
  /** The rows that break the rule. */
  rows: Record<string, unknown>[]
}

const check = async (pool: Pool, { name, says, query }: Invariant, kind: Finding['kind']): Promise<Finding> => ({
  name,
  says,
  kind,
  rows: (await pool.query<Record<string, unknown>>(query)).rows,
})

const checkConfiguration = async ({ db }: Pick<Shop, 'db'>): Promise<Finding> => {
  const problem = await readConfiguration(db).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return {
    name: 'configuration',
    says: 'Every configuration entry is valid.',
    kind: 'invariant',
    rows: problem === undefined ? [] : [{ problem }],
  }
}

/** Runs each check as a query of its own, so that the checks disturb a running shop as little as a visitor does. */
export const examine = async (shop: Pick<Shop, 'db' | 'pool'>): Promise<Finding[]> => {
  const findings: Finding[] = [await checkConfiguration(shop)]
  for (const one of invariants) findings.push(await check(shop.pool, one, 'invariant'))
  for (const one of notices) findings.push(await check(shop.pool, one, 'notice'))
  return findings
}

export const isBroken = ({ kind, rows }: Finding): boolean => kind === 'invariant' && rows.length > 0

const shownRows = 5

const describe = ({ name, says, rows, kind }: Finding): string => {
  const mark = rows.length === 0 ? 'ok  ' : kind === 'notice' ? 'note' : 'BAD '
  const details = rows.slice(0, shownRows).map((row) => `       ${JSON.stringify(row)}`)
  const more = rows.length > shownRows ? [`       … and ${rows.length - shownRows} more`] : []
  return [`${mark} ${name}${rows.length > 0 ? ` (${rows.length})` : ''}: ${says}`, ...details, ...more].join('\n')
}

export const doctor: Command = {
  usage: '[--json]',
  summary: 'Check the data: stock, orders, payments, mails, configuration.',
  run: async (shop, _args, { json }) => {
    const findings = await examine(shop)
    const broken = findings.filter(isBroken)
    if (json) shop.print(JSON.stringify({ ok: broken.length === 0, findings }, null, 2))
    else {
      for (const finding of findings) shop.print(describe(finding))
      shop.print(broken.length === 0 ? 'All checks passed.' : `${broken.length} of ${findings.length} checks failed.`)
    }
    return broken.length === 0 ? 0 : 1
  },
}

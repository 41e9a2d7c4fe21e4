import type { Pool } from 'pg'
import { readConfiguration } from '../modules/configuration/service.ts'
import type { Command } from './command.ts'
import { type Invariant, invariants, notices } from './invariants.ts'
import type { Shop } from './shop.ts'

export interface Finding {
  name: string
  says: string
  kind: 'invariant' | 'notice'
  /** What breaks it; none is good. */
  rows: Record<string, unknown>[]
}

const look = async (pool: Pool, { name, says, query }: Invariant, kind: Finding['kind']): Promise<Finding> => ({
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
    says: 'Every configuration entry fits.',
    kind: 'invariant',
    rows: problem === undefined ? [] : [{ problem }],
  }
}

/** All checks, each in a query of its own, so that one look disturbs a running shop as little as a visitor does. */
export const examine = async (shop: Pick<Shop, 'db' | 'pool'>): Promise<Finding[]> => {
  const findings: Finding[] = [await checkConfiguration(shop)]
  for (const one of invariants) findings.push(await look(shop.pool, one, 'invariant'))
  for (const one of notices) findings.push(await look(shop.pool, one, 'notice'))
  return findings
}

export const isBroken = ({ kind, rows }: Finding): boolean => kind === 'invariant' && rows.length > 0

const shownRows = 5

const tell = ({ name, says, rows, kind }: Finding): string => {
  const mark = rows.length === 0 ? 'ok  ' : kind === 'notice' ? 'note' : 'BAD '
  const details = rows.slice(0, shownRows).map((row) => `       ${JSON.stringify(row)}`)
  const more = rows.length > shownRows ? [`       … and ${rows.length - shownRows} more`] : []
  return [`${mark} ${name}${rows.length > 0 ? ` (${rows.length})` : ''}: ${says}`, ...details, ...more].join('\n')
}

export const doctor: Command = {
  usage: '[--json]',
  summary: 'Check that the books are right: stock, orders, payments, mails, configuration.',
  run: async (shop, _args, { json }) => {
    const findings = await examine(shop)
    const broken = findings.filter(isBroken)
    if (json) shop.print(JSON.stringify({ ok: broken.length === 0, findings }, null, 2))
    else {
      for (const finding of findings) shop.print(tell(finding))
      shop.print(broken.length === 0 ? 'All is well.' : `${broken.length} of ${findings.length} checks failed.`)
    }
    return broken.length === 0 ? 0 : 1
  },
}

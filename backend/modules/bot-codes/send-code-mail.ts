import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { botCodes } from '../../db/schema/bot-codes.ts'
import { hashBotCode } from '../../http/bot-code.ts'
import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { sendBotCode } from '../mail/service.ts'

/** The code is made here, so that no job holds it, and from now on the row names no address. */
export const sendCodeMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const isAlive = and(eq(botCodes.id, id), gt(botCodes.expiresAt, tx.now()))
    const [row] = await tx.db.select().from(botCodes).where(isAlive).for('update')
    if (!row || row.email === null) return ok(null)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await tx.db
      .update(botCodes)
      .set({ email: null, codeHash: hashBotCode(id, code) })
      .where(eq(botCodes.id, id))
    await sendBotCode(tx, { key: `bot-code-${id}`, to: row.email }, { locale: row.locale, code })
    return ok(null)
  })
}

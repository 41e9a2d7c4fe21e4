import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Rooms that may read and compare the ids of owners: access decides, and the other rooms make the ids. */
const isExempt = (path: string): boolean =>
  /^backend\/(access|db|modules\/(sessions|customers|organizations))\//.test(path) ||
  /\.test\.ts$|test-support/.test(path)

const ownerIds = '(?:userId|sessionId|organizationId|impersonatorId)'
const ownerColumns = '(?:user_id|session_id|organization_id|impersonator_id)'

/** Ways to compare owners, or to read the ids of an actor. `=== null` only asks whether a row has a user. */
const comparisons: readonly RegExp[] = [
  new RegExp(`\\bactor\\??\\.(?:${ownerIds}|organization)\\b`),
  new RegExp(`\\{[^{}]*\\b${ownerIds}\\b[^{}]*\\}\\s*=\\s*(?:\\w+\\.)?actor\\b`),
  new RegExp(`\\b(?:eq|ne|inArray)\\(\\s*[\\w.]+\\.${ownerIds}\\b`),
  new RegExp(`\\b${ownerIds}\\s*[!=]==(?!\\s*(?:null|undefined)\\b)`),
  new RegExp(`[!=]==\\s*[\\w.?]*\\b${ownerIds}\\b`),
  new RegExp(`\\b${ownerColumns}\\s*=\\s*\\$\\{`),
]

const findComparisons = (text: string): string[] =>
  text.split('\n').filter((line) => comparisons.some((pattern) => pattern.test(line)))

describe('only backend/access compares the owners of things', () => {
  test('no other file of the backend compares owners', () => {
    const found = sourceFiles()
      .filter(({ path }) => path.startsWith('backend/') && !isExempt(path))
      .flatMap(({ path, text }) => findComparisons(text).map((line) => `${path}: ${line.trim()}`))
    expect(found).toEqual([])
  })

  test.each([
    'if (ctx.actor.userId === order.userId) return order',
    'const own = ctx.actor.kind === "session" ? ctx.actor.userId : null',
    'const { userId, sessionId } = ctx.actor',
    '.where(eq(orders.userId, userId))',
    'and(eq(draftOrders.sessionId, session), isNull(draftOrders.userId))',
    'return order.userId === mine',
    'return mine === order.sessionId',
    'sql`select 1 from orders o where o.user_id = ${userId}`',
    'if (actor.organization?.id === 7) return true',
  ])('%s is found', (line) => expect(findComparisons(line)).toEqual([line]))

  test.each([
    'if (order.userId === null) return order.contact',
    'const userId = userIdOf(ctx.actor)',
    'if (userId === null) return fail("unauthenticated")',
    '.where(and(eq(users.id, userId), ownedBy({ userId }, orders)))',
    'insert into draft_orders (uuid, session_id, user_id) values (1)',
  ])('%s is allowed', (line) => expect(findComparisons(line)).toEqual([]))
})

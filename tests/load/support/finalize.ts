import type { SeededCart } from './seed-carts.ts'

export interface Outcome {
  status: number
  code: string | undefined
  orderUuid: string | undefined
  paymentUrl: string | null | undefined
  ms: number
}

/** Sends the POST of the button that obliges to pay. */
export const finalize = async (
  origin: string,
  { uuid, token, total, costCenterId }: SeededCart,
  key: string,
): Promise<Outcome> => {
  const begun = performance.now()
  const answer = await fetch(`${origin}/api/draft_orders/${uuid}/finalize`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ version: 1, expectedTotal: total, costCenterId }),
  })
  const body = (await answer.json()) as { error?: { code: string }; orderUuid?: string; paymentUrl?: string | null }
  return {
    status: answer.status,
    code: body.error?.code,
    orderUuid: body.orderUuid,
    paymentUrl: body.paymentUrl,
    ms: performance.now() - begun,
  }
}

/** @returns the number of outcomes of each kind: `200`, `409 insufficient_stock` … */
export const tally = (outcomes: readonly Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, code } of outcomes) {
    const kind = code ? `${status} ${code}` : String(status)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

export const percentile = (outcomes: readonly { ms: number }[], part: number): number => {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
}

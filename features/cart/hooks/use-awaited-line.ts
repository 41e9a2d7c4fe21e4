import { useEffect, useRef } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { lineId } from '../rules/focus-targets.ts'

export type AwaitedLine = Pick<DraftOrderItem, 'variantId'> & Partial<Pick<DraftOrderItem, 'dealId'>>

export const isLine = (item: Pick<DraftOrderItem, 'variantId' | 'dealId'>, awaited: AwaitedLine): boolean =>
  item.variantId === awaited.variantId && item.dealId === (awaited.dealId ?? null)

/** Moves the focus to a line of the cart as soon as the cart has it. */
export const useAwaitedLine = (order: DraftOrder | null | undefined) => {
  const awaited = useRef<AwaitedLine>(undefined)

  useEffect(() => {
    const line = order?.items.find((item) => awaited.current && isLine(item, awaited.current))
    if (!line) return
    awaited.current = undefined
    document.getElementById(lineId(line.id))?.focus()
  }, [order])

  return (line: AwaitedLine | undefined): void => {
    awaited.current = line
  }
}

import type { DeliveryMode } from '#contracts/delivery-modes.ts'
import type { Amount } from '#contracts/money.ts'

/** All delivery modes to an address, or all to a pickup point, as one entry. */
export interface Brought {
  flow: 'home' | 'pickup_point'
  from: Amount
  /** Some of them cost more. */
  varies: boolean
  days: DeliveryMode['days']
}

const together = (flow: Brought['flow'], modes: readonly DeliveryMode[]): Brought[] => {
  const [cheapest, ...others] = modes
    .filter((mode) => mode.flow === flow)
    .toSorted((a, b) => a.price.gross - b.price.gross)
  if (!cheapest) return []
  const all = [cheapest, ...others]
  return [
    {
      flow,
      from: cheapest.price,
      varies: others.some(({ price }) => price.gross > cheapest.price.gross),
      days: {
        from: Math.min(...all.map(({ days }) => days.from)),
        to: Math.max(...all.map(({ days }) => days.to)),
      },
    },
  ]
}

export const waysOfDelivery = (modes: readonly DeliveryMode[]): Brought[] => [
  ...together('home', modes),
  ...together('pickup_point', modes),
]

import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#contracts/orders.ts'
import { nextStep, type ShipmentProgress } from './next-step.ts'

const at = new Date('2026-11-23T09:42:00Z')
const walk = (start: ShipmentProgress[]): string[] => {
  let [status, shipments]: [OrderStatus, ShipmentProgress[]] = ['finalized', start]
  const path: string[] = []
  for (let step = nextStep(status, shipments); step; step = nextStep(status, shipments)) {
    const { to, shipment } = step
    path.push(shipment ? `${to} ${shipment.id} ${shipment.event}` : to)
    status = to
    shipments = shipments.map((one) => (one.id === shipment?.id ? { ...one, [shipment.event]: at } : one))
  }
  return path
}

const fresh = (id: number) => ({ id, position: id, sentAt: null, handedOverAt: null })

describe('an order that stands goes', () => {
  test.each([
    ['as downloads', [], ['processing', 'fulfilled']],
    ['in one parcel', [fresh(1)], ['processing 1 sentAt', 'fulfilled 1 handedOverAt']],
    [
      'in two',
      [fresh(1), fresh(2)],
      ['processing 1 sentAt', 'processing 1 handedOverAt', 'processing 2 sentAt', 'fulfilled 2 handedOverAt'],
    ],
  ])('%s', (_, shipments, path) => expect(walk(shipments)).toEqual(path))
})

test.each(['new', 'under_payment', 'cancelled', 'fulfilled'] as const)('one that is %s goes nowhere', (status) => {
  expect(nextStep(status, [fresh(1)])).toBeUndefined()
})

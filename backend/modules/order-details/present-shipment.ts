import type { Shipment } from '#contracts/shipments.ts'
import type { ShipmentRow } from '../orders/service.ts'

export const presentShipment = ({
  position,
  arrivesFrom,
  arrivesTo,
  releasedOn,
  gross,
  net,
  trackingNumber,
  sentAt,
  arrivedAt,
  handedOverAt,
}: ShipmentRow): Shipment => ({
  position,
  arrival: { from: arrivesFrom, to: arrivesTo },
  releasedOn,
  price: { gross, net },
  trackingNumber,
  sentAt: sentAt?.toISOString() ?? null,
  arrivedAt: arrivedAt?.toISOString() ?? null,
  handedOverAt: handedOverAt?.toISOString() ?? null,
})

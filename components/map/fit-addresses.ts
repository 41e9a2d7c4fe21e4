import { areApart, type Box } from './boxes.ts'

/** A pin on the map, in its pixels; the point is the pin's tip. */
export interface Pin {
  key: string
  address: string
  x: number
  y: number
}

/** As `pin-icon.ts` draws it. */
const pinBox = ({ x, y }: Pin): Box => ({ x, y: y - 16, across: 12, down: 16 })
/** Above the pin, as `place-markers.tsx` sets it: letters of about 8 px and the tooltip's own edge. */
const addressBox = ({ address, x, y }: Pin): Box => ({ x, y: y - 50, across: address.length * 4 + 8, down: 17 })

/** The keys of those whose address hides neither a neighbour's pin nor an address written before; the first ones win. */
export const fitAddresses = (pins: readonly Pin[]): Set<string> => {
  const written: Box[] = []
  const fitting = pins.filter((pin) => {
    const box = addressBox(pin)
    const others = pins.filter((one) => one !== pin).map(pinBox)
    const fits = [...others, ...written].every((one) => areApart(one, box))
    if (fits) written.push(box)
    return fits
  })
  return new Set(fitting.map(({ key }) => key))
}

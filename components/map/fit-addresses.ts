import { areApart, type Box } from './boxes.ts'

/** A pin on the map, in pixels; the point is the pin's tip. */
export interface Pin {
  key: string
  address: string
  x: number
  y: number
}

/** The size that `pin-icon.ts` draws. */
const pinBox = ({ x, y }: Pin): Box => ({ x, y: y - 16, across: 12, down: 16 })
/** The text above the pin, as `place-markers.tsx` sets it: letters of about 8 px, plus the tooltip's border. */
const addressBox = ({ address, x, y }: Pin): Box => ({ x, y: y - 50, across: address.length * 4 + 8, down: 17 })

/** The keys of the places whose address covers neither another pin nor an earlier address; earlier places win. */
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

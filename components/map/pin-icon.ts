import { DivIcon } from 'leaflet'

const create = (name: 'svg' | 'path', attributes: Record<string, string>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/**
 * A pin on the map. It is made of elements, because pages refuse markup in strings (`lib/security/limit-markup.ts`).
 */
export class PinIcon extends DivIcon {
  constructor(kind: 'plain' | 'chosen') {
    super({ className: `map-pin ${kind}`, iconSize: [24, 32], iconAnchor: [12, 31] })
  }

  override createIcon(old?: HTMLElement): HTMLElement {
    const icon = super.createIcon(old)
    const pin = create('svg', { viewBox: '0 0 24 32', width: '24', height: '32', 'aria-hidden': 'true' })
    pin.append(
      create('path', { d: 'M12 1C6 1 1.5 5.6 1.5 11.4 1.5 18.6 12 31 12 31s10.5-12.4 10.5-19.6C22.5 5.6 18 1 12 1z' }),
    )
    icon.replaceChildren(pin)
    return icon
  }
}

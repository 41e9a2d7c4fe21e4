import { streetLine } from '../../simulator/generate-places.ts'
import type { Hours, PostaOffice } from './posta-offices.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const DAY_NAMES = ['Hétfő', 'Kedd', 'Szerda', 'Csütörtök', 'Péntek', 'Szombat', 'Vasárnap']

/** PostInfo.xml, with the byte order mark that copies of it have been seen with. */
export function postInfoXml(offices: readonly PostaOffice[]): string {
  const posts = offices.map(postElement).join('\n')
  return (
    `${BYTE_ORDER_MARK}<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<postInfo timestamp="2026-11-21 04:00:00">\n${posts}\n</postInfo>\n`
  )
}

/** `listPPMarkers`: JSON in brackets after the callback's name. `county` holds the settlement, as in the real one. */
export function markersJsonp(offices: readonly PostaOffice[], callback: string): string {
  const markers = offices.map(({ id, group, name, place, phone }) => ({
    id,
    group,
    lat: String(place.lat),
    lon: String(place.lng),
    name,
    zip: place.zip,
    kzip: place.zip,
    address: streetLine(place),
    county: place.city,
    phone,
  }))
  return `${callback}(${JSON.stringify(markers)})`
}

function postElement({ id, name, servicePointType, place, week, phone, description }: PostaOffice): string {
  const [WGSLat, WGSLon] = [decimalComma(place.lat), decimalComma(place.lng)]
  const days = week.map((hours, index) => (hours === undefined ? '' : daysElement(DAY_NAMES[index] ?? '', hours)))
  return `  <post zipCode="${place.zip}" isPostPoint="${servicePointType === 'PM' ? 0 : 1}">
    ${elements({ ID: id, name, ServicePointType: servicePointType, city: place.city })}
    <street>${elements(place.street)}</street>
    <gpsData>${elements({ WGSLat, WGSLon, EOVx: '0', EOVy: '0' })}</gpsData>
    <workingHours culture="HU">${days.join('')}</workingHours>
    ${elements({ phoneArea: phone, email: '', description })}
  </post>`
}

function daysElement(day: string, [from1, to1, from2 = '', to2 = '']: Hours): string {
  return `<days>${elements({ day, From1: from1, To1: to1, From2: from2, To2: to2 })}</days>`
}

function elements(texts: Record<string, string>): string {
  const parts = Object.entries(texts).map(([name, text]) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return escaped === '' ? `<${name}/>` : `<${name}>${escaped}</${name}>`
  })
  return parts.join('')
}

function decimalComma(degrees: number): string {
  return String(degrees).replace('.', ',')
}

import { foxpostTexts } from './foxpost-texts.ts'
import { generatePlaces, streetLine, townName, type Place } from '../../simulator/generate-places.ts'

const COUNT = 150
const ALL_DAY = '00:00-24:00'
const LOADS = ['normal loaded', 'normal loaded', 'normal loaded', 'medium loaded', 'overloaded']

// What the real file also holds and a reader of it must get right, laid over the first points.
const ODD = [
  { load: 'overloaded' },
  { operator_id: '', variant: 'Packeta Z-BOX', paymentOptions: ['app'] },
  { variant: 'Packeta Z-Pont' },
  { closeDate: '2020-01-31' },
  { service: ['dispatch'] },
  { geolat: 0, geolng: 0 },
  { load: '' },
]

/** The array served as `foxplus.json`; the English one differs in the texts that the real file has in words. */
export function foxpostList(locale: 'hu' | 'en'): object[] {
  return generatePlaces(COUNT, 1_001).map((place, index) => pointAt(place, index, locale))
}

function pointAt(place: Place, index: number, locale: 'hu' | 'en'): object {
  const point = { ...regularPoint(place, index), ...ODD[index] }
  const name = `${point.variant} ${townName(place)} ${place.spot}`
  return { ...point, name, ...foxpostTexts(locale, { ...point, spot: place.spot }) }
}

function regularPoint(place: Place, index: number) {
  const outdoor = index % 3 !== 0
  const weekday = outdoor ? ALL_DAY : '06:00-22:00'
  const cardPayment = index % 4 !== 0
  const neighbour = index === 0 ? 1 : index - 1
  return {
    place_id: placeId(index),
    operator_id: operatorId(index),
    ssapt: '',
    sdapt: '',
    country: 'hu',
    address: `${place.zip} ${place.city}, ${streetLine(place)}`,
    zip: place.zip,
    city: place.city,
    street: streetLine(place),
    geolat: place.lat,
    geolng: place.lng,
    allowed2: ['ALL', 'ALL', 'C2C', 'B2C'][index % 4],
    depot: `${place.city} Depo`,
    load: LOADS[index % LOADS.length],
    isOutdoor: outdoor,
    apmType: ['Cleveron', 'Keba', 'Rollkon', 'Rotte'][index % 4],
    substitutes: [{ place_id: placeId(neighbour), operator_id: operatorId(neighbour) }],
    open: {
      hetfo: weekday,
      kedd: weekday,
      szerda: weekday,
      csutortok: weekday,
      pentek: weekday,
      szombat: outdoor ? ALL_DAY : '07:00-20:00',
      vasarnap: outdoor ? ALL_DAY : '08:00-18:00',
    },
    fillEmptyList: [{ emptying: '10:15:00', filling: '11:15:00' }],
    cardPayment,
    cashPayment: false,
    iconUrl: 'https://cdn.foxpost.hu/icons/FOXPOST_icon_low.png',
    variant: index % 5 === 4 ? 'FOXPOST Z-BOX' : 'FOXPOST A-BOX',
    paymentOptions: cardPayment ? ['card', 'link'] : ['link'],
    service: index % 6 === 5 ? ['pick up'] : ['pick up', 'dispatch'],
    closeDate: '',
  }
}

function placeId(index: number): string {
  return String(900_100 + index)
}

function operatorId(index: number): string {
  return `hu${9_100 + index}`
}

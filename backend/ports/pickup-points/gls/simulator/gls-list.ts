import { districtNumeral, generatePlaces, streetLine, townName, type Place } from '../../simulator/generate-places.ts'

const COUNT = 120

type Hours = (number | string | null)[]

const SHOP_WEEK: Hours[] = [...weekdays('08:00', '18:00'), [6, '09:00', '13:00']]
const LOCKER_WEEK: Hours[] = [...weekdays('00:00', '23:59'), [6, '00:00', '23:59'], [7, '00:00', '23:59']]

// Laid over the first points; 0, 4 and 8 are parcel shops, the others lockers.
const ODD: Record<number, object> = {
  0: { hours: [...weekdays('08:00', '18:00', '12:00', '12:30'), [6, '09:00', '13:00']] },
  1: { lockerSaturation: 'outOfOrder' },
  2: { hours: [[1, '00:00', '24:00']] },
  3: { lockerSaturation: 'medium' },
  4: { hours: [...weekdays('09:00', '17:00').map(countedFromZero), [5, null, null]] },
  5: { features: ['acceptsOnline', 'pickup'] },
  8: { hours: weekdays('10:00', '18:00').filter(([day]) => day !== 1) },
}

/** The object served as `data/deliveryPoints/hu.json`. */
export function glsList(): { items: object[] } {
  return { items: generatePlaces(COUNT, 2_002).map(pointAt) }
}

function pointAt(place: Place, index: number): object {
  const goldId = 90_100 + index
  const shared = {
    goldId,
    contact: {
      countryCode: 'HU',
      postalCode: place.zip,
      city: place.district ? `BUDAPEST ${districtNumeral(place.district)} KERÜLET` : place.city,
      address: streetLine(place),
    },
    location: [place.lat, place.lng],
    externalId: String(goldId),
  }
  const regularPoint = index % 4 === 0 ? parcelShop(place, index, shared) : parcelLocker(place, index, shared)
  return { ...regularPoint, ...ODD[index] }
}

function parcelShop(place: Place, index: number, shared: { contact: object }): object {
  // One shop in three has given no telephone number.
  const phone = index % 3 === 0 ? {} : { phone: `+361555${String(1_000 + index)}` }
  return {
    ...shared,
    id: `${place.zip}-BOLT${index}`,
    name: index % 8 === 0 ? `${place.shop} | A passzázsban` : place.shop,
    contact: { ...shared.contact, ...phone },
    hours: SHOP_WEEK,
    features: ['acceptsCash', 'acceptsCard', 'pickup', 'delivery'],
    type: 'parcel-shop',
    pickupTime: '15:00',
    hasWheelchairAccess: index % 2 === 0,
  }
}

function parcelLocker(place: Place, index: number, shared: object): object {
  return {
    ...shared,
    id: `${place.zip}-CSOMAGAUTOMATA${index}`,
    name: `GLS automata ${townName(place)} ${place.spot}`,
    hours: LOCKER_WEEK,
    features: ['acceptsCard', 'acceptsOnline', 'pickup', 'delivery'],
    type: 'parcel-locker',
    lockerSaturation: index % 17 === 0 ? 'outOfOrder' : 'lowVolume',
  }
}

function weekdays(...times: string[]): Hours[] {
  return [1, 2, 3, 4, 5].map((day) => row(day, times))
}

function row(day: number, times: string[]): Hours {
  return [day, ...times]
}

function countedFromZero([day, ...times]: Hours): Hours {
  return [Number(day) - 1, ...times]
}

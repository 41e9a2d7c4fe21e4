import { generatePlaces, streetLine, townName, type Place } from '../../simulator/generate-places.ts'

const COUNT = 130

export type Hours = [from1: string, to1: string, from2?: string, to2?: string]

export interface PostaOffice {
  id: string
  name: string
  servicePointType: 'PM' | 'PP' | 'CS'
  /** As listPPMarkers names the kind of place. */
  group: '10_posta' | '30_csomagautomata' | '40_postapontplusz'
  place: Place
  /** Monday first; a closed day is missing from the file. */
  week: (Hours | undefined)[]
  phone: string
  description: string
}

/** The places that both files of the post describe. */
export function postaOffices(): PostaOffice[] {
  return generatePlaces(COUNT, 3_003).map(officeAt)
}

function officeAt(place: Place, index: number): PostaOffice {
  const describe = [postOffice, parcelLocker, postOffice, parcelLocker][index % 5] ?? postPoint
  return {
    id: String(990_100 + index),
    place,
    // The second one has no telephone of its own.
    phone: index === 1 ? '' : '1-767-8272',
    ...describe(place, index),
  }
}

function postOffice(place: Place, index: number) {
  // Every other office shuts at midday, and the first one does not open on Wednesdays.
  const day: Hours = index % 2 === 0 ? ['08:00', '12:00', '12:30', '16:00'] : ['08:00', '18:00']
  return {
    name: `${townName(place)} ${(index % 3) + 1} posta`,
    servicePointType: 'PM' as const,
    group: '10_posta' as const,
    week: [day, day, index === 0 ? undefined : day, day, day, undefined, undefined],
    description: '',
  }
}

function parcelLocker(place: Place) {
  const day: Hours = ['00:00', '24:00']
  return {
    name: `${townName(place)} ${place.spot} csomagautomata`,
    servicePointType: 'CS' as const,
    group: '30_csomagautomata' as const,
    week: [day, day, day, day, day, day, day],
    description: `A bejárat mellett, ${streetLine(place)}`,
  }
}

function postPoint(place: Place) {
  const day: Hours = ['07:00', '19:00']
  return {
    name: `${place.shop} PostaPont`,
    servicePointType: 'PP' as const,
    group: '40_postapontplusz' as const,
    week: [day, day, day, day, day, ['07:00', '12:00'] as Hours, undefined],
    description: 'N/A',
  }
}

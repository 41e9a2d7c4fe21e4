import type { Carrier } from '#contracts/carriers.ts'

export type PointLocale = 'hu' | 'en'
type PointLoad = 'normal_loaded' | 'medium_loaded' | 'overloaded'

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** One unbroken stretch of a day in local time, `HH:MM`; `to` may be `24:00`. A midday break makes two of them. */
export interface OpeningPeriod {
  day: Weekday
  from: string
  to: string
}

/** A place where a parcel can be collected. All texts are plain text; coordinates are WGS84 degrees in Hungary. */
export interface PickupPoint {
  carrier: Carrier
  /** The carrier's own key, sent back to it unchanged when a parcel is addressed. */
  id: string
  name: string
  countryCode: string
  ZIPCode: string
  city: string
  addressLine: string
  latitude: number
  longitude: number
  phone?: string
  email?: string
  /** The postal carrier's group, such as `10_posta`. */
  type?: string
  /** A day that is not listed is closed or unknown. */
  open?: OpeningPeriod[]
  findMe?: string
  fillEmptyList?: { emptying: string; filling: string }[]
  load?: PointLoad
}

/** A list as it was fetched, with the ETag it came with. */
export interface FetchedPoints {
  points: PickupPoint[]
  etag?: string
}

export interface PickupPointFeed {
  readonly carrier: Carrier
  /** Rejects with `OutboundError` when the carrier cannot be asked, with `FeedFormatError` when it answers nonsense. */
  fetchPoints(locale: PointLocale): Promise<PickupPoint[]>
}

export interface ConditionalPickupPointFeed extends PickupPointFeed {
  /** Like `fetchPoints`, but gives back `previous` itself when the carrier says that nothing has changed. */
  refresh(locale: PointLocale, previous?: FetchedPoints): Promise<FetchedPoints>
}

import type { Carrier } from '#contracts/carriers.ts'

const pages: Record<Carrier, string> = {
  foxpost: 'https://foxpost.hu/csomagkovetes/?code=',
  gls: 'https://gls-group.eu/HU/hu/csomagkovetes.html?match=',
  mpl: 'https://www.posta.hu/nyomkovetes/nyitooldal?searchvalue=',
}

/** The page of the carrier that shows where a parcel is. */
export const trackingPage = (carrier: Carrier, number: string): string => pages[carrier] + encodeURIComponent(number)

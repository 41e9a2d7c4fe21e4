import type { Store } from '#contracts/stores.ts'
import { shopReference } from './shop-graph.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hours = ({ from, to }: { from: string; to: string }) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to,
})
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }

/** The structured data of a store: its place and its opening hours, including special days. */
export const storeGraph = (store: Store, { url, home, image }: { url: string; home: string; image: string }) => ({
  '@type': 'BookStore',
  '@id': url,
  url,
  name: store.name,
  image,
  telephone: store.phone,
  email: store.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressLine,
    addressLocality: store.city,
    postalCode: store.ZIPCode,
    addressCountry: 'HU',
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.open.map((period) => ({
    ...hours(period),
    dayOfWeek: `https://schema.org/${days[period.day - 1]}`,
  })),
  ...(store.specialDays.length > 0 && {
    specialOpeningHoursSpecification: store.specialDays.flatMap(({ date, periods }) =>
      (periods.length > 0 ? periods.map(hours) : [closed]).map((one) => ({
        ...one,
        validFrom: date,
        validThrough: date,
      })),
    ),
  }),
  parentOrganization: shopReference(home),
})

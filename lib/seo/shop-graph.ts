import type { Company } from '#contracts/configuration.ts'

interface Facts {
  /** Addresses of the home page, of the search, and of a picture of the shop. */
  home: string
  search: string
  image: string
  phone: string
  email: string
  company: Company
}

export const shopName = 'Kolofon'

/** The id by which other pages refer to the shop. */
const shopId = (home: string): string => `${home}#shop`
const siteId = (home: string): string => `${home}#site`

export const shopReference = (home: string) => ({ '@type': 'Organization', '@id': shopId(home), name: shopName })
export const siteReference = (home: string) => ({ '@type': 'WebSite', '@id': siteId(home), name: shopName, url: home })

/** The structured data of the shop and of its search. */
export const shopGraph = ({ home, search, image, phone, email, company }: Facts) => [
  {
    ...shopReference(home),
    '@type': ['Organization', 'OnlineStore'],
    url: home,
    image,
    email,
    telephone: phone,
    legalName: company.name,
    taxID: company.taxNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.addressLine,
      postalCode: company.ZIPCode,
      addressLocality: company.city,
      addressCountry: 'HU',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: ['hu', 'en'],
    },
  },
  {
    ...siteReference(home),
    publisher: { '@id': shopId(home) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
      'query-input': 'required name=query',
    },
  },
]

import type { Locale } from '#contracts/shop.ts'

interface Place {
  ZIPCode: string
  city: string
  addressLine: string
  /** By ISO 3166; it is written where it is another one than Hungary. */
  country?: string
}

/** `Ausztria` */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country

/**
 * `1053 Budapest, Ferenciek tere 5.`, in the form of Hungarian addresses in both languages.
 * @param locale of the name of a country abroad
 */
export const formatPlace = ({ ZIPCode, city, addressLine, country = 'HU' }: Place, locale: Locale = 'hu'): string =>
  `${ZIPCode} ${city}, ${addressLine}${country === 'HU' ? '' : `, ${countryName(country, locale)}`}`

import type { TradeContributor } from '../../trade-record.ts'

/** List 17. People in the other roles (designers, actors, interviewees) are listed, and have no pages. */
export const roles: Readonly<Record<string, TradeContributor['role']>> = {
  A01: 'author',
  A02: 'author',
  A03: 'author',
  A04: 'author',
  A05: 'author',
  A09: 'author',
  A14: 'author',
  A26: 'author',
  A38: 'author',
  A45: 'author',
  A99: 'author',
  A07: 'illustrator',
  A08: 'illustrator',
  A12: 'illustrator',
  A13: 'illustrator',
  A35: 'illustrator',
  B01: 'editor',
  B09: 'editor',
  B11: 'editor',
  B12: 'editor',
  B13: 'editor',
  B16: 'editor',
  B21: 'editor',
  C01: 'editor',
  B03: 'author',
  B05: 'author',
  B06: 'translator',
  B08: 'translator',
  B10: 'translator',
  E03: 'narrator',
  E07: 'narrator',
  E08: 'narrator',
}

/** Names that are none, to the codes of List 19: 01 unknown, 02 anonymous, 03 and others, 04 various. */
const nobodies: readonly (readonly [name: RegExp, code: string])[] = [
  [/^(?:ismeretlen(?: szerző)?|unknown(?: author)?|n\. ?n\.?)$/i, '01'],
  [/^(?:névtelen(?: szerző)?|anonim|anonymous|anon\.?)$/i, '02'],
  [/^(?:et al\.?|és mások|és társai|and others)$/i, '03'],
  [/^(?:több szerző|különböző szerzők|vegyes szerzők|various(?: authors)?|diverse)$/i, '04'],
]
export const nobody = (name: string): string | undefined => nobodies.find(([words]) => words.test(name.trim()))?.[1]

/** List 74 to the two-letter codes of addresses and filters. Languages without such a code have their three letters. */
const languages: Readonly<Record<string, string>> = {
  hun: 'hu',
  eng: 'en',
  ger: 'de',
  deu: 'de',
  fre: 'fr',
  fra: 'fr',
  ita: 'it',
  spa: 'es',
  por: 'pt',
  rus: 'ru',
  ukr: 'uk',
  pol: 'pl',
  cze: 'cs',
  ces: 'cs',
  slo: 'sk',
  slk: 'sk',
  rum: 'ro',
  ron: 'ro',
  hrv: 'hr',
  srp: 'sr',
  slv: 'sl',
  bul: 'bg',
  gre: 'el',
  ell: 'el',
  lat: 'la',
  fin: 'fi',
  swe: 'sv',
  nor: 'no',
  nob: 'nb',
  dan: 'da',
  dut: 'nl',
  nld: 'nl',
  est: 'et',
  lav: 'lv',
  lit: 'lt',
  tur: 'tr',
  ara: 'ar',
  heb: 'he',
  jpn: 'ja',
  chi: 'zh',
  zho: 'zh',
  kor: 'ko',
  hin: 'hi',
  per: 'fa',
  fas: 'fa',
  epo: 'eo',
  cat: 'ca',
  ice: 'is',
  isl: 'is',
  wel: 'cy',
  cym: 'cy',
  gle: 'ga',
  glg: 'gl',
  bre: 'br',
  oci: 'oc',
  fry: 'fy',
  afr: 'af',
  yid: 'yi',
  san: 'sa',
  tgl: 'tl',
  tel: 'te',
  mao: 'mi',
  mri: 'mi',
  iku: 'iu',
  tib: 'bo',
  bod: 'bo',
  ina: 'ia',
}
export const languageOf = (code: string | undefined): string | undefined =>
  code && /^[a-z]{3}$/.test(code) ? (languages[code] ?? code) : undefined

/**
 * From two letters back to three. If a language has two codes, the bibliographic one is used (`ger`, not `deu`), which
 * comes first above.
 */
export const languageCodes: ReadonlyMap<string, string> = new Map(
  Object.entries(languages)
    .map(([three, two]) => [two, three] as const)
    .toReversed(),
)

/** List 64: states in which the publisher does not sell a product any more, or not yet. */
export const isPublisherOffSale = (status: string | undefined): boolean =>
  /^(01|03|05|08|11|15|16|17)$/.test(status ?? '')

/** List 65: states in which a supplier does not have a product any more. */
export const isSupplierOffSale = (availability: string | undefined): boolean =>
  /^(01|09|34|43|46|49|51|52)$/.test(availability ?? '')

/** List 65: a supplier delivers it now, from its stock, by ordering or by printing it. */
export const isDelivered = (availability: string | undefined): boolean => /^(20|21|22|23)$/.test(availability ?? '')

/** List 65: states without stock, even if no number is given. */
export const isSoldOut = (availability: string | undefined): boolean =>
  /^(30|31|32|33|40|41|42|48)$/.test(availability ?? '')

/** The constants of the shop. No zod: the browser loads these constants without the schemas (tests/bundle). */
export const locales = ['hu', 'en'] as const
export type Locale = (typeof locales)[number]

export const segments = ['b2c', 'b2b'] as const
export type Segment = (typeof segments)[number]

/** Currencies with the exponent of their minor unit: HUF 3490 is 3 490 Ft, EUR 3490 is 34.90 €. */
export const currencies = { HUF: 0, EUR: 2 } as const
export type Currency = keyof typeof currencies

export const imprints = ['kolibri', 'park', 'helikon', 'libri', 'jelenkor'] as const
export type Imprint = (typeof imprints)[number]

/**
 * In the order of pages and filters. `audio` is a download, `audio_cd` a disc; a `calendar` may be a diary, a `game` a toy
 * or a puzzle, a `set` is a kit or has several parts of which none leads. A `package` is put together by the shop.
 */
export const formats = [
  'paperback',
  'hardback',
  'ebook',
  'audio',
  'audio_cd',
  'map',
  'sheet_music',
  'calendar',
  'game',
  'set',
  'package',
] as const
export type Format = (typeof formats)[number]

/** Formats that are bought once and delivered as a link: they have no stock and no quantity. */
export const isDownload = (format: Format): boolean => format === 'ebook' || format === 'audio'

/** The roles of contributors; the first is the brand of the specification. */
export const contributorRoles = ['author', 'translator', 'illustrator', 'editor', 'narrator'] as const
export type ContributorRole = (typeof contributorRoles)[number]

export const availabilities = ['available', 'preorder', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]

/** Age bands in years. A book belongs to every band that overlaps its own ages. */
export const ageBands = ['0-3', '3-6', '6-9', '9-12', '12-14', '14-18'] as const
export type AgeBand = (typeof ageBands)[number]

/** The least average of stars. */
export const leastRatings = [4, 3, 2, 1] as const

/** `binding:sewn`: a parameter and one of its values, in addresses and queries. */
export const parameterChoice = /^[a-z0-9_-]{1,60}:[a-z0-9_.-]{1,80}$/

/** The largest number of choices in one filter. */
export const maxChoices = 20

export const sortValues = ['popular', 'newest', 'title', 'price_asc', 'price_desc', 'relevance'] as const
export type SortValue = (typeof sortValues)[number]

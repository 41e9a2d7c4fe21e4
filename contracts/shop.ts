/** The words of the shop. No zod here: the browser takes these constants without the schemas (tests/bundle). */
export const locales = ['hu', 'en'] as const
export type Locale = (typeof locales)[number]

export const segments = ['b2c', 'b2b'] as const
export type Segment = (typeof segments)[number]

/** Currencies with the exponent of their minor unit: HUF 3490 is 3 490 Ft, EUR 3490 is 34.90 €. */
export const currencies = { HUF: 0, EUR: 2 } as const
export type Currency = keyof typeof currencies

export const imprints = ['kolibri', 'park', 'helikon', 'libri', 'jelenkor'] as const
export type Imprint = (typeof imprints)[number]

export const formats = ['paperback', 'hardback', 'ebook', 'audio', 'package'] as const
export type Format = (typeof formats)[number]

/** Bought once, and sent as a link: it has no stock and no quantity. */
export const isDownload = (format: Format): boolean => format === 'ebook' || format === 'audio'

/** What somebody did for a book; the first is the spec's brand. */
export const contributorRoles = ['author', 'translator', 'illustrator', 'editor', 'narrator'] as const
export type ContributorRole = (typeof contributorRoles)[number]

export const availabilities = ['available', 'preorder', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]

/** Years of age at both ends; a book belongs to every band that its own ages touch. */
export const ageBands = ['0-3', '3-6', '6-9', '9-12', '12-14', '14-18'] as const
export type AgeBand = (typeof ageBands)[number]

/** Stars that readers gave on average, at least. */
export const leastRatings = [4, 3, 2, 1] as const

/** `binding:sewn`: a parameter and one of its values, as addresses and queries write it. */
export const parameterChoice = /^[a-z0-9_-]{1,60}:[a-z0-9_.-]{1,80}$/

/** Choices of one filter that are heard. */
export const maxChoices = 20

export const sortValues = ['popular', 'newest', 'title', 'price_asc', 'price_desc', 'relevance'] as const
export type SortValue = (typeof sortValues)[number]

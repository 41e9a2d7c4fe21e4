type Node = Record<string, unknown>

/**
 * The properties that search engines require before they show a node, and the properties that the shop adds to these.
 */
const required: Record<string, readonly string[]> = {
  Product: ['name', 'url', 'image', 'sku', 'offers', 'brand'],
  Book: ['name', 'author', 'inLanguage', 'bookFormat', 'publisher', 'datePublished'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'itemCondition', 'seller'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name'],
  OnlineStore: ['name', 'url', 'telephone', 'email'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BookStore: ['name', 'url', 'address', 'geo', 'telephone', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Person: ['name'],
  CollectionPage: ['name', 'url', 'inLanguage', 'mainEntity'],
  ItemList: ['numberOfItems', 'itemListElement'],
  Article: ['headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

const formats: Record<string, RegExp> = {
  url: /^https?:\/\/[^\s/]+(\/\S*)?$/,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
  price: /^\d+(\.\d{2})?$/,
  priceCurrency: /^(HUF|EUR)$/,
  availability: /^https:\/\/schema\.org\/(InStock|PreOrder|OutOfStock)$/,
  datePublished: /^\d{4}-\d{2}-\d{2}/,
  birthDate: /^\d{4}$/,
  opens: /^\d{2}:\d{2}$/,
  closes: /^\d{2}:\d{2}$/,
  gtin13: /^\d{13}$/,
  isbn: /^\d{13}$/,
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const typesOf = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string')

const problemsOfNode = (node: Node, path: string): string[] => {
  const types = typesOf(node)
  const isReference = types.length === 0 && typeof node['@id'] === 'string'
  return [
    ...(types.length === 0 && !isReference ? [`${path}: no type`] : []),
    ...types.flatMap((type) =>
      (required[type] ?? []).filter((key) => isEmpty(node[key])).map((key) => `${path} ${type}: no ${key}`),
    ),
    ...Object.entries(node).flatMap(([key, value]) => {
      if (isEmpty(value)) return [`${path} ${key} is empty`]
      const format = formats[key]
      return format && [value].flat().some((one) => typeof one === 'string' && !format.test(one))
        ? [`${path} ${key}: ${String(value)}`]
        : []
    }),
  ]
}

/**
 * @returns everything that is missing or malformed in structured data, each with its place; empty if the data are valid
 */
export const jsonLdProblems = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => jsonLdProblems(one, `${path}[${index}]`))
  if (!isNode(value)) return []
  const inside = Object.entries(value).flatMap(([key, one]) => jsonLdProblems(one, path ? `${path}.${key}` : key))
  return '@graph' in value
    ? [...(value['@context'] === 'https://schema.org' ? [] : ['no context']), ...inside]
    : [...problemsOfNode(value, path), ...inside]
}

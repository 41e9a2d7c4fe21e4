type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What search engines demand of each type that the shop writes. */
const required: Record<string, string[]> = {
  Book: ['name', 'author', 'inLanguage', 'bookFormat'],
  Product: ['name', 'image', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  ItemList: ['itemListElement'],
  Organization: ['name'],
  BookStore: ['name'],
  WebSite: ['name', 'url'],
  SearchAction: ['target'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Article: ['headline'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
}

const typesOf = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string')
const isMissing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const troublesOf = (node: Node, where: string): string[] => {
  const types = typesOf(node)
  const own = types.flatMap((type) => (required[type] ?? []).filter((field) => isMissing(node[field])).map((field) => `${where}: ${type} without ${field}`))
  const below = Object.entries(node).flatMap(([field, value]) => [value].flat().filter(isNode).flatMap((child) => troublesOf(child, `${where}.${field}`)))
  return [...(types.length === 0 && !node['@id'] ? [`${where}: no @type`] : []), ...own, ...below]
}

/** What is wrong with a page's structured data. */
export const checkStructuredData = (text: string): string[] => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return ['no JSON']
  }
  if (!isNode(data)) return ['no object']
  const { '@context': context, '@graph': graph, ...single } = data
  const nodes = graph === undefined ? [single] : [graph].flat().filter(isNode)
  return [...(context === 'https://schema.org' ? [] : ['another @context']), ...nodes.flatMap((node) => troublesOf(node, typesOf(node).join('+')))]
}

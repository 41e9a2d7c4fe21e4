/** The shop itself, and how it is searched. */
export const shopGraph = ({ home, search }: { home: string; search: string }) => [
  { '@type': ['Organization', 'BookStore'], '@id': `${home}#shop`, name: 'Kolofon', url: home },
  {
    '@type': 'WebSite',
    url: home,
    name: 'Kolofon',
    publisher: { '@id': `${home}#shop` },
    potentialAction: { '@type': 'SearchAction', target: `${search}?q={query}`, 'query-input': 'required name=query' },
  },
]

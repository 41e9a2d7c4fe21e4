import { expect, test } from 'vitest'
import { jsonLdProblems } from '#tests/support/json-ld-problems.ts'
import { articleGraph } from './article-graph.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqGraph } from './faq-graph.ts'
import { listGraph } from './list-graph.ts'
import { personGraph, personId } from './person-graph.ts'
import { shopGraph } from './shop-graph.ts'
import { storeGraph } from './store-graph.ts'

const home = 'https://kolofon.example'
const place = { url: `${home}/x-1`, home, image: `${home}/share.png` }
const author = { name: 'Kosztolányi Dezső', bio: null, born: 1885, died: 1936 }
const company = {
  name: 'Minta Kft.',
  ZIPCode: '1111',
  city: 'Budapest',
  addressLine: 'Fő tér 1.',
  registrationNumber: '01-09-111111',
  taxNumber: '11111111-2-41',
}
const store = {
  id: 1,
  path: '/uzletek/kolofon-belvaros-1',
  name: 'Kolofon Belváros',
  ZIPCode: '1052',
  city: 'Budapest',
  addressLine: 'Petőfi Sándor utca 3.',
  latitude: 47.49,
  longitude: 19.05,
  phone: '+36 1 555 0101',
  email: 'belvaros@kolofon.example',
  open: [{ day: 1, from: '09:00', to: '19:00' }],
  specialDays: [{ date: '2026-12-24', name: 'Szenteste', periods: [] }],
  titles: 300,
}

const graphs = {
  shop: shopGraph({
    home,
    search: `${home}/kereses`,
    image: place.image,
    phone: '06 1 555 0100',
    email: 'bolt@kolofon.example',
    company,
  }),
  list: listGraph({
    ...place,
    name: 'Magyar próza',
    locale: 'hu',
    count: 2,
    items: [{ name: 'Édes Anna', url: `${home}/termekek/edes-anna-7` }],
  }),
  person: personGraph(author, place.url),
  store: storeGraph(store, place),
  article: articleGraph(
    { title: 'Szállítás', lead: null, publishedAt: '2026-01-02T00:00:00Z' },
    { ...place, locale: 'hu' },
  ),
  faq: faqGraph(
    [{ question: 'Mennyi?', answer: ['**Ingyen**, lásd: [szállítás](shipping).', 'Mindig.'] }],
    `${home}/gyik`,
  ),
  trail: breadcrumbList([{ name: 'Könyvek', url: home }]),
}

test.each(Object.entries(graphs))('%s says all that is required', (_, graph) =>
  expect(jsonLdProblems(graph)).toEqual([]),
)

test('a store has the opening hours of its page, and is closed on its special days', () => {
  expect(graphs.store).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '19:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    ],
  })
})

test('answers are plain text', () => {
  expect(graphs.faq.mainEntity[0]?.acceptedAnswer.text).toBe('Ingyen, lásd: szállítás.\nMindig.')
})

test('years before the year 1 and unknown ones are left out', () => {
  expect(personGraph({ ...author, born: -43, died: null }, place.url)).toEqual({
    '@type': 'Person',
    '@id': personId(place.url),
    name: author.name,
    url: place.url,
  })
})

test('missing and malformed values are found', () => {
  expect(jsonLdProblems({ '@type': 'Product', name: '', url: '/x' })).toEqual(
    expect.arrayContaining([' Product: no name', ' Product: no offers', ' name is empty', ' url: /x']),
  )
})

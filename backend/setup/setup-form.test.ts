import { expect, test } from 'vitest'
import { readDefaultSetup, readSetupFile } from './read-setup-file.ts'

const said = (text: string) => readSetupFile(text).problems.map(({ line, message }) => `${line}: ${message}`)

test('the default file is right, and brings no price list of euros to a shop of forints', async () => {
  const setup = await readDefaultSetup()
  expect(setup.configuration).toMatchObject({ available_currencies: ['HUF'], vat_rates: { paperback: 5, ebook: 27 } })
  expect(setup.priceLists).toEqual([{ key: 'default', for: 'base' }])
  expect(setup.delivery.map(({ key, enabled }) => `${key} ${enabled}`)).toContain('store false')
})

test('what is no YAML, and what no section is, is told with its line', () => {
  expect(said('delivery:\n  - key: [')[0]).toMatch(/^2: /)
  expect(said('warehouses: []\nshelves: []')[0]).toMatch(/^1: Unrecognized key: "shelves"/)
})

test('a wrong value is told where it stands', () => {
  const text = `configuration:
  company: { name: Bolt }
  vat_rates: { paperback: 6, hardback: 5, ebook: 27, audio: 27 }
  no_such_entry: 1
delivery:
  - key: home
    flow: home
    carrier: gls
    name: { hu: Házhoz, en: Home }
    text: { hu: Futárral, en: By courier }
    days: [3, 1]
    prices: { HUF: -1 }
payment:
  - key: cheque
    name: { hu: Csekk, en: Cheque }
    text: { hu: a, en: b }
    flows: [home]
    fees: {}`
  expect(said(text)).toEqual([
    expect.stringMatching(/^2: configuration\.company\.ZIPCode: /),
    expect.stringMatching(/^2: configuration\.company\.city: /),
    expect.stringMatching(/^2: configuration\.company\.addressLine: /),
    expect.stringMatching(/^2: configuration\.company\.registrationNumber: /),
    expect.stringMatching(/^2: configuration\.company\.taxNumber: /),
    '2: configuration: Unrecognized key: "no_such_entry"',
    expect.stringMatching(/^3: configuration\.vat_rates\.paperback: /),
    '8: delivery[1].carrier: a pickup_point has a carrier, and nothing else has one',
    '11: delivery[1].days: from comes before to',
    expect.stringMatching(/^12: delivery\[1\]\.prices\.HUF: /),
    expect.stringMatching(/^14: payment\[1\]\.key: /),
  ])
})

test('what does not agree is told where it stands', () => {
  const text = `priceLists:
  - { key: default, for: base }
  - { key: other, for: base }
warehouses:
  - { key: web, kind: web }
  - { key: web, kind: web }
categories:
  - key: prose
    name: { hu: Próza, en: Prose }
    subjects: { thema: [F, FB] }
    children:
      - { key: novels, name: { hu: Regény, en: Novels }, subjects: { thema: [FB] } }
      - { key: prose, name: { hu: Próza, en: Prose }, subjects: { original: [hu], thema: [FB] } }
stores:
  - slug: here
    warehouse: web
    name: { hu: Bolt, en: Shop }
    zip: '1111'
    city: Budapest
    addressLine: Utca 1.
    latitude: 47
    longitude: 19
    phone: '1'
    email: a@b.hu
    open: []
delivery:
  - { key: point, flow: pickup_point, name: { hu: a, en: b }, text: { hu: a, en: b }, prices: {} }`
  expect(said(text)).toEqual([
    '3: priceLists[2].for: a base list stands here twice',
    '6: warehouses[2].key: web stands here twice',
    '6: warehouses[2].kind: a warehouse of the kind web stands here twice',
    '12: categories[1].children[1].subjects.thema[1]: FB already leads to prose',
    '13: categories[1].children[2].key: prose stands here twice',
    '16: stores[1].warehouse: the warehouses have none of the kind store with the key web',
    '27: delivery[1].carrier: a pickup_point has a carrier, and nothing else has one',
  ])
})

test('a price list of somebody else, a subject of another scheme and a text in one language are refused', () => {
  expect(said('priceLists: [{ key: a, for: friends }]')[0]).toMatch(/^1: priceLists\[1\]\.for: /)
  expect(
    said('categories: [{ key: a, name: { hu: A, en: A }, subjects: { thema: [fbc], bisac: [FICTION] } }]'),
  ).toEqual([
    '1: categories[1].subjects.thema[1]: a code of Thema is written as FBC',
    '1: categories[1].subjects.bisac[1]: a code of BISAC is written as FIC or FIC022',
  ])
  expect(said('categories: [{ key: a, name: { hu: A } }]')[0]).toMatch(/^1: categories\[1\]\.name\.en: /)
})

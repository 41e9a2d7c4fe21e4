import { expect, test } from 'vitest'
import { readEditorialFile } from './read-editorial-file.ts'

const said = (text: string) => readEditorialFile(text).problems.map(({ line, message }) => `${line}: ${message}`)

test('what is no YAML is told with its line', () => {
  expect(said('menus:\n  - key: a\n    nodes: [')[0]).toMatch(/^3: /)
  expect(said('seo: {}\nseo: {}')[0]).toMatch(/^2: Map keys must be unique/)
})

test('what is wrong is told where it stands, what is missing at the entry that misses it', () => {
  const text = `regions:
  - token: main
    bannerStrip: home
    menu: header
  - token: elsewhere
    content: about
bannerStrips:
  - key: a
    versions:
      - publishedAt: tomorrow
        banners: []
menus:
  - nodes: [{ title: { hu: a, en: b } }]`
  expect(said(text)).toEqual([
    '2: regions[1]: a region shows exactly one of bannerStrip, menu and content',
    '2: regions[1].token: header, top, footer show a menu, the other regions do not',
    expect.stringMatching(/^5: regions\[2\]\.token: /),
    '10: bannerStrips[1].versions[1].publishedAt: a date is written as 2026-11-01T08:00:00Z',
    expect.stringMatching(/^13: menus\[1\]\.key: /),
  ])
})

test('both languages hold the same blocks, texts are messages, names stand once', () => {
  const text = `contents:
  - key: a
    slug: { hu: a, en: a }
    title: { hu: a, en: a }
    publishedAt: 2026-01-01T00:00:00Z
    blocks:
      hu: [{ type: paragraph, text: a }]
      en: []
menus:
  - { key: m, nodes: [{ title: { hu: a, en: a }, target: { page: /cart } }] }
  - { key: m, nodes: [{ title: { hu: a, en: a }, target: { page: /cart } }] }
translations:
  hu: { shell.claim: "{broken" }`
  expect(said(text)).toEqual([
    '7: contents[1].blocks: the blocks of both languages must be of the same kinds in the same order',
    '11: menus[2]: m stands here twice',
    '13: translations.hu.shell.claim: this is no well-formed ICU message',
  ])
})

import { expect, test } from 'vitest'
import { overrideMessages } from './override-messages.ts'

const built = { shell: { claim: 'Old', menu: 'Menu' }, catalog: { formats: { ebook: 'E-book' } } }
const loud = (text: string) => text.toUpperCase()

test('an editor’s texts take the place of those with the same key, compiled; all others stay', () => {
  const texts = [
    { key: 'shell.claim', value: 'new' },
    { key: 'catalog.formats.ebook', value: 'digital' },
  ]
  expect(overrideMessages(built, texts, loud)).toEqual({
    shell: { claim: 'NEW', menu: 'Menu' },
    catalog: { formats: { ebook: 'DIGITAL' } },
  })
  expect(built.shell.claim).toBe('Old')
})

test('keys that the program does not know, or that are no text, change nothing', () => {
  const texts = ['shell.other', 'nowhere.claim', 'catalog.formats', 'shell.claim.deeper', 'shell'].map((key) => ({
    key,
    value: 'x',
  }))
  expect(overrideMessages(built, texts, loud)).toEqual(built)
})

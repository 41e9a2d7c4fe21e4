import { expect, test } from 'vitest'
import { overrideMessages } from './override-messages.ts'

const built = { shell: { claim: 'Old', menu: 'Menu' }, catalog: { formats: { ebook: 'E-book' } } }
test('an editor’s texts take the place of those with the same key; all others stay', () => {
  const texts = [
    { key: 'shell.claim', value: 'NEW' },
    { key: 'catalog.formats.ebook', value: 'DIGITAL' },
  ]
  expect(overrideMessages(built, texts)).toEqual({
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
  expect(overrideMessages(built, texts)).toEqual(built)
})

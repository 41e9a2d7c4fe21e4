import { expect, it } from 'vitest'
import { readRedirects } from './read-redirects.ts'

it('reads old and new paths, whatever wrote the file', () => {
  const file = '\uFEFFfrom;to\r\n/konyv/edes-anna;/termekek/edes-anna-1\r\n\r\n"/elment";\r\n/en/old,/en/faqs\n'
  expect(readRedirects(file)).toEqual([
    { line: 2, from: '/konyv/edes-anna', to: '/termekek/edes-anna-1' },
    { line: 4, from: '/elment', to: null },
    { line: 5, from: '/en/old', to: '/en/faqs' },
  ])
})

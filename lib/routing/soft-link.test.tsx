import { afterEach, expect, test } from 'vitest'
import { softLink } from './soft-link.ts'

const here = new URL('/termekek/edes-anna-1?lap=2', location.href)

afterEach(() => document.body.replaceChildren())

/** Presses the text inside the link. */
const press = (link: string, init: MouseEventInit = {}, handler?: (event: Event) => void) => {
  document.body.innerHTML = link
  const anchor = document.querySelector('a')
  let found: HTMLAnchorElement | undefined
  if (handler) anchor?.addEventListener('click', handler)
  const listen = (event: MouseEvent) => {
    found = softLink(event, here)
    event.preventDefault()
  }
  document.addEventListener('click', listen)
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  document.removeEventListener('click', listen)
  return found?.getAttribute('href')
}

test.each(['/kosar', '/termekek/edes-anna-1', '/kosar#osszeg'])('%s is shown without loading', (href) => {
  expect(press(`<a href="${href}"><span>Text</span></a>`)).toBe(href)
})

test.each([
  ['another place', '<a href="https://example.com/"><span>Text</span></a>'],
  ['another window', '<a href="/kosar" target="_blank"><span>Text</span></a>'],
  ['a file', '<a href="/kosar" download><span>Text</span></a>'],
  ['an answer of the API', '<a href="/api/orders/1/invoice"><span>Text</span></a>'],
  ['another language', '<a href="/en/cart" hreflang="en"><span>Text</span></a>'],
  ['a part of this page', '<a href="/termekek/edes-anna-1?lap=2#adatok"><span>Text</span></a>'],
  ['nothing', '<a><span>Text</span></a>'],
  ['no link', '<span>Text</span>'],
])('%s is left to the browser', (_, link) => {
  expect(press(link)).toBeUndefined()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'so is a press with %o',
  (init) => {
    expect(press('<a href="/kosar"><span>Text</span></a>', init)).toBeUndefined()
  },
)

test('a link with another behaviour is left alone', () => {
  expect(press('<a href="/kosar"><span>Text</span></a>', {}, (event) => event.preventDefault())).toBeUndefined()
})

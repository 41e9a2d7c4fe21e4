import { expect, test } from 'vitest'
import { placeOf } from './page-place.ts'

const placeAt = (address: string) => placeOf(new URL(address, 'https://shop.example'))
const uuid = '0198c2f4-7a10-7c3e-9d41-5d1f6b3a2c10'

test.each([
  ['/', '/', '/'],
  ['/en', '/', '/en'],
  [
    '/termekek/edes-anna-12?utm_source=lap&q=titok#token=abc',
    '/products/[id]',
    '/termekek/edes-anna-12?utm_source=lap',
  ],
  ['/kereses?q=anna&format=ebook', '/search', '/kereses?q=anna&format=ebook'],
  ['/kosar?kod=SZAZEV', '/cart', '/kosar'],
])('%s is open for everybody', (address, page, location) => {
  expect(placeAt(address)).toMatchObject({ page, location: `https://shop.example${location}`, isPrivate: false })
})

test.each([
  ['/bejelentkezes?redirectPath=/rendelesek', '/login', '/bejelentkezes'],
  [`/en/orders/${uuid}/status?r=x&s=y`, '/orders/[id]/status', '/en/orders/-/status'],
  [`/rendelesek/${uuid}/reszletek/adatok`, '/orders/[id]/details/view', '/rendelesek/-/reszletek/adatok'],
  ['/penztar', '/checkout', '/penztar'],
  ['/profiladatok', '/profile', '/profiladatok'],
  ['/nincs-ilyen', undefined, '/nincs-ilyen'],
])('%s may show what is somebody’s own', (address, page, location) => {
  expect(placeAt(address)).toMatchObject({ page, location: `https://shop.example${location}`, isPrivate: true })
})

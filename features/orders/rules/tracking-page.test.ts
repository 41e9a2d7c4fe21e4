import { expect, test } from 'vitest'
import { carrierCodes } from '#contracts/carriers.ts'
import { trackingPage } from './tracking-page.ts'

test.each(carrierCodes)('the page of %s gets the number of the parcel and nothing else of it', (carrier) => {
  const page = new URL(trackingPage(carrier, 'CLFOX1&x=2'))
  expect([...page.searchParams.values()]).toEqual(['CLFOX1&x=2'])
  expect(page.protocol).toBe('https:')
})

import { expect, test } from 'vitest'
import { joinShipments, separateShipments } from './shipments.ts'

const here = (id: number) => ({ id, physical: true, releasedOn: null })
const coming = (id: number, releasedOn: string) => ({ id, physical: true, releasedOn })
const download = (id: number, releasedOn: string | null = null) => ({ id, physical: false, releasedOn })

test('one parcel waits for its latest book', () => {
  expect(joinShipments([here(1), coming(2, '2027-02-01'), coming(3, '2026-12-15'), download(4)])).toEqual([
    { itemIds: [1, 2, 3], releasedOn: '2027-02-01' },
  ])
  expect(joinShipments([here(1)])).toEqual([{ itemIds: [1], releasedOn: null }])
})

test('downloads make no parcel and hold none up', () => {
  expect(joinShipments([download(1)])).toEqual([])
  expect(joinShipments([here(1), download(2, '2027-02-01')])).toEqual([{ itemIds: [1], releasedOn: null }])
  expect(separateShipments([here(1), download(2, '2027-02-01')])).toBeUndefined()
})

test('two parcels at most, and only where there are both kinds', () => {
  expect(separateShipments([coming(1, '2027-02-01'), here(2), coming(3, '2026-12-15')])).toEqual([
    { itemIds: [2], releasedOn: null },
    { itemIds: [1, 3], releasedOn: '2027-02-01' },
  ])
  expect(separateShipments([here(1), here(2)])).toBeUndefined()
  expect(separateShipments([coming(1, '2027-02-01')])).toBeUndefined()
})

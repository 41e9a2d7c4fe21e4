import { expect, test } from 'vitest'
import { joinShipments, separateShipments } from './shipments.ts'

const here = (id: number, leadDays = 0) => ({ id, physical: true, releasedOn: null, leadDays })
const coming = (id: number, releasedOn: string) => ({ id, physical: true, releasedOn, leadDays: 0 })
const download = (id: number, releasedOn: string | null = null) => ({ id, physical: false, releasedOn, leadDays: 0 })

test('one parcel waits for its latest book', () => {
  expect(joinShipments([here(1), coming(2, '2027-02-01'), coming(3, '2026-12-15'), download(4)])).toEqual([
    { itemIds: [1, 2, 3], releasedOn: '2027-02-01', leadDays: 0 },
  ])
  expect(joinShipments([here(1)])).toEqual([{ itemIds: [1], releasedOn: null, leadDays: 0 }])
})

test('downloads make no parcel and hold none up', () => {
  expect(joinShipments([download(1)])).toEqual([])
  expect(joinShipments([here(1), download(2, '2027-02-01')])).toEqual([{ itemIds: [1], releasedOn: null, leadDays: 0 }])
  expect(separateShipments([here(1), download(2, '2027-02-01')])).toBeUndefined()
})

test('two parcels at most, and only where there are both kinds', () => {
  expect(separateShipments([coming(1, '2027-02-01'), here(2), coming(3, '2026-12-15')])).toEqual([
    { itemIds: [2], releasedOn: null, leadDays: 0 },
    { itemIds: [1, 3], releasedOn: '2027-02-01', leadDays: 0 },
  ])
  expect(separateShipments([here(1), here(2)])).toBeUndefined()
  expect(separateShipments([coming(1, '2027-02-01')])).toBeUndefined()
})

test('a parcel waits for its slowest supplier', () => {
  expect(joinShipments([here(1, 3), here(2, 10), here(3)])).toMatchObject([{ leadDays: 10 }])
  expect(separateShipments([here(1, 3), coming(2, '2027-02-01')])).toMatchObject([{ leadDays: 3 }, { leadDays: 0 }])
})

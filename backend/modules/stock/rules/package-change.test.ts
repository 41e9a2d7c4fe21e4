import { expect, it } from 'vitest'
import { packageChanges } from './package-change.ts'

const part = (variantId: number, available: number, quantity = 1) => ({
  packageId: 9,
  variantId,
  quantity,
  available,
  isSupplied: false,
})

it('a package follows its scarcest part and no other', () => {
  const parts = [part(1, 12), part(2, 40)]
  expect(packageChanges(parts, (id) => (id === 1 ? -3 : 0))).toEqual([
    { variantId: 9, from: 15, to: 12, isSupplied: false },
  ])
  expect(packageChanges(parts, (id) => (id === 2 ? -3 : 0))).toEqual([
    { variantId: 9, from: 12, to: 12, isSupplied: false },
  ])
})

it('two copies in it make one package', () => {
  expect(packageChanges([part(1, 5, 2)], () => -1)).toEqual([{ variantId: 9, from: 3, to: 2, isSupplied: false }])
})

it('each package by itself', () => {
  const parts = [part(1, 0), { ...part(1, 0), packageId: 8 }, { ...part(3, 7), packageId: 8 }]
  expect(packageChanges(parts, (id) => (id === 1 ? -4 : 0))).toEqual([
    { variantId: 9, from: 4, to: 0, isSupplied: false },
    { variantId: 8, from: 4, to: 0, isSupplied: false },
  ])
})

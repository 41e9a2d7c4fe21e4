import { expect, test } from 'vitest'
import type { ProductParameter } from '#contracts/parameters.ts'
import type { Availability, Format } from '#contracts/shop.ts'
import { variantChoices, variantsByFormat } from './variant-choices.ts'

const variant = (id: number, format: Format, availability: Availability = 'available') => ({ id, format, availability })
const modifier = (key: string, values: Record<number, string>, mandatory = false): ProductParameter => ({
  key,
  name: key,
  type: 'enum',
  unit: null,
  mandatory,
  variantModifier: true,
  values: Object.entries(values).map(([id, value]) => ({
    variantId: Number(id),
    enumValue: { key: value, label: value },
  })),
})

/** 1 plain, 2 school edition, 3 large print, 4 hardback, 5 e-book. */
const variants = [
  variant(1, 'paperback'),
  variant(2, 'paperback'),
  variant(3, 'paperback'),
  variant(4, 'hardback'),
  variant(5, 'ebook'),
]
const edition = modifier('edition', { 2: 'school' })
const size = modifier('size', { 1: 'normal', 2: 'normal', 3: 'large' }, true)

/** `edition: [plain] school→2` */
const shown = (current: number, parameters = [edition, size], of = variants) =>
  variantChoices(of, parameters, current).map(
    ({ parameter, isRequired, options }) =>
      `${parameter.key}${isRequired ? '!' : ''}: ${options
        .map(({ values, variant: { id }, isChosen, alsoChanges, changesFormat }) => {
          const text = values[0]?.enumValue?.key ?? 'plain'
          const also = [...(changesFormat ? ['format'] : []), ...alsoChanges.map(({ key }) => key)].join('+')
          return isChosen ? `[${text}]` : `${text}→${id}${also && ` (${also})`}`
        })
        .join(' ')}`,
  )

test('each modifier is a choice of its own, the chosen one marked', () => {
  expect(shown(1)).toEqual(['edition: [plain] school→2', 'size: [normal] large→3'])
})

test('a value that nobody has with the rest leads to the nearest, and says what else changes', () => {
  expect(shown(2)).toEqual(['edition: plain→1 [school]', 'size: [normal] large→3 (edition)'])
  expect(shown(3)).toEqual(['edition: [plain] school→2 (size)', 'size: normal→1 [large]'])
})

test('what another format has is offered there; it is not required here', () => {
  expect(shown(5)).toEqual(['edition: [plain] school→2 (format+size)', 'size: normal→1 (format) large→3 (format)'])
})

test('a mandatory modifier that is open must be chosen, and has no plain choice', () => {
  expect(shown(1, [modifier('size', { 2: 'normal', 3: 'large' }, true)])).toEqual(['size!: normal→2 large→3'])
  expect(shown(1, [modifier('size', { 2: 'normal', 3: 'large' })])).toEqual(['size: [plain] normal→2 large→3'])
})

test('what can be had stands before what is sold out', () => {
  const soldOut = [variant(1, 'paperback'), variant(2, 'paperback', 'unavailable'), variant(3, 'paperback')]
  expect(shown(1, [modifier('size', { 2: 'large', 3: 'large' })], soldOut)).toEqual(['size: [plain] large→3'])
})

test('what does not differ, or modifies nothing, is no choice', () => {
  expect(
    shown(1, [
      modifier('format', { 1: 'a', 2: 'b' }),
      { ...size, variantModifier: false },
      modifier('all', { 1: 'x', 2: 'x', 3: 'x', 4: 'x', 5: 'x' }),
    ]),
  ).toEqual([])
  expect(shown(99)).toEqual([])
})

test('each format stands for the variant that keeps the choices, with those that nothing else tells apart', () => {
  const ids = (current: number, parameters = [edition, size]) =>
    variantsByFormat(variants, parameters, current).map(({ id }) => id)
  expect(ids(1)).toEqual([1, 4, 5])
  expect(ids(3)).toEqual([3, 4, 5])
  expect(ids(5)).toEqual([1, 4, 5])
  expect(ids(1, [])).toEqual([1, 2, 3, 4, 5])
})

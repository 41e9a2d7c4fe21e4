import { expect, test } from 'vitest'
import { addressForm, billingForm } from '#contracts/checkout-forms.ts'

const place = { country: 'HU', ZIPCode: '1134', city: 'Budapest', addressLine: 'Váci út 1.', note: '' }
const codesOf = ({ error }: ReturnType<typeof addressForm.safeParse> | ReturnType<typeof billingForm.safeParse>) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test.each([
  ['HU', '1134', []],
  ['HU', '0134', [['ZIPCode', 'invalid_zip']]],
  ['HU', '', [['ZIPCode', 'required']]],
  ['AT', '1010', []],
  ['AT', '0101', []],
  ['AT', '10101', [['ZIPCode', 'invalid_zip']]],
  ['NL', '1012 ab', []],
  ['PL', '00-950', []],
  ['US', '10001', [['country', 'invalid_choice']]],
  ['constructor', '1134', [['country', 'invalid_choice']]],
  ['__proto__', '1134', [['country', 'invalid_choice']]],
])('a post code of %s: %s', (country, ZIPCode, issues) =>
  expect(codesOf(addressForm.safeParse({ ...place, country, ZIPCode }))).toEqual(issues),
)

test('the post code is checked beside the other fields', () => {
  expect(codesOf(addressForm.safeParse({ ...place, ZIPCode: '0', city: '' })).toSorted()).toEqual([
    ['ZIPCode', 'invalid_zip'],
    ['city', 'required'],
  ])
})

test.each([
  ['HU', '10773381-2-44', []],
  ['HU', '10773382-2-44', [['taxNumber', 'invalid_tax_number']]],
  ['HU', 'ATU12345678', [['taxNumber', 'invalid_tax_number']]],
  ['AT', 'ATU12345678', []],
  ['AT', '10773381-2-44', [['taxNumber', 'invalid_tax_number']]],
  ['AT', '', [['taxNumber', 'required']]],
])('a company in %s with the number %s', (country, taxNumber, issues) => {
  const { note: _, ...address } = place
  const company = { type: 'company', company: 'Minta', taxNumber, ...address, country, ZIPCode: '1134' }
  expect(codesOf(billingForm.safeParse(company))).toEqual(issues)
})

test.each([null, undefined, 'x', [], 7])('%s is no address, and no accident', (value) => {
  expect(addressForm.safeParse(value).success).toBe(false)
  expect(billingForm.safeParse(value).success).toBe(false)
})

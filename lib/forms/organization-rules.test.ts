import { expect, test } from 'vitest'
import { organizationForm } from '#contracts/organization-form.ts'

const school = {
  kind: 'school',
  company: 'Kosztolányi Gimnázium',
  taxNumber: '10773381-2-44',
  vatNumber: '',
  omIdentifier: '034567',
  country: 'HU',
  ZIPCode: '1052',
  city: 'Budapest',
  addressLine: 'Kígyó utca 1.',
  firstName: 'Anna',
  lastName: 'Kovács',
  email: 'anna@example.hu',
  phone: '+36 1 555 0100',
}
const issuesOf = (value: object) =>
  (organizationForm.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

test.each([
  [{ taxNumber: '12345678-2-42' }, 'taxNumber', 'invalid_tax_number'],
  [{ vatNumber: 'HU99999999' }, 'vatNumber', 'invalid_vat_number'],
  [{ omIdentifier: '' }, 'omIdentifier', 'invalid_om_identifier'],
  [{ ZIPCode: '99' }, 'ZIPCode', 'invalid_zip'],
  [{ kind: 'bank' }, 'kind', 'invalid_choice'],
  [{ phone: 'nincs' }, 'phone', 'invalid_phone'],
])('%j is wrong', (more, field, code) => {
  expect(issuesOf({ ...school, ...more })).toEqual([[field, code]])
})

test.each([
  [{}],
  [{ kind: 'library', omIdentifier: '', vatNumber: 'hu 10773381' }],
  [{ country: 'DE', ZIPCode: '10115', taxNumber: 'DE123456789', omIdentifier: '' }],
])('%j is right', (more) => {
  expect(issuesOf({ ...school, ...more })).toEqual([])
})

test.each(Object.keys(school))('without %s the field itself is wrong, and no other', (missing) => {
  const values: Record<string, unknown> = { ...school, vatNumber: 'HU10773381' }
  for (const wrong of [undefined, 7, null]) {
    const fields = issuesOf({ ...values, [missing]: wrong }).map(([field]) => field)
    expect([...new Set(fields)]).toEqual([missing])
  }
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaults } from '#backend/modules/configuration/service.ts'

/** Where words for readers stand. The facts in them are written once, in the configuration. */
const files = [...globSync('messages/{hu,en}/*.json'), ...globSync('backend/db/seed/editorial/*.yaml'), 'tools/documents/texts.json']
const { company, contact_phone: phone, contact_email: email } = defaults

const written = [company.addressLine, company.registrationNumber, company.taxNumber, phone, email]
const patterns = [
  /Kolofon [A-ZÁÉÍÓÖŐÚÜŰ][a-záéíóöőúüű]+ (?:Kft|Zrt|Bt|Ltd)\b/,
  ...written.map((fact) => new RegExp(String.raw`(?<![\w.])${fact.replaceAll('.', String.raw`\.`)}(?!\d)`)),
  /\b(?:14|tizennégy|fourteen)[ -](?:nap|day)/i,
]

const troubles = (text: string): string[] => patterns.flatMap((pattern) => text.replaceAll(/\s+/g, ' ').match(pattern)?.[0] ?? [])

test('the rule sees what it is for', () => {
  const text = `A ${company.name}, ${company.addressLine}, ${phone}, ${email}: 14 napon\n belül, within fourteen days.`
  expect(troubles(text)).toEqual(['Kolofon Könyvkereskedés Kft', company.addressLine, phone, email, '14 nap'])
})

test.each(files)('%s names the facts of the shop and does not write them', (file) => {
  expect(troubles(readFileSync(file, 'utf8'))).toEqual([])
})

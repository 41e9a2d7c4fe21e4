import type { Me } from '#contracts/session.ts'
import type { Locale } from '#contracts/shop.ts'
import { splitName } from '#lib/format/split-name.ts'

/** The name of a person for a form with two fields. A company does not say who its contact is. */
export const nameFieldsOf = (
  { personalInfo: { name } }: Me,
  locale: Locale,
): { firstName: string; lastName: string } => {
  if (name.type === 'company') return { firstName: '', lastName: '' }
  return 'name' in name ? splitName(name.name, locale) : { firstName: name.firstName, lastName: name.lastName }
}

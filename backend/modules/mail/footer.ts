import { formatPlace } from '#lib/format/format-place.ts'
import type { Shop } from './shop.ts'
import type { Translate } from './translate.ts'

/** The contact of the shop, and the facts about the company that the law demands. */
export const mailFooter = ({ company, contact_email: email, contact_phone: phone }: Shop, t: Translate): string[] => [
  t('help', { email, phone }),
  `${company.name} · ${formatPlace(company)}`,
  t('company', { registrationNumber: company.registrationNumber, taxNumber: company.taxNumber }),
]

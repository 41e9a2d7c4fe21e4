import { formatPlace } from '#lib/format/format-place.ts'
import type { Shop } from './shop.ts'
import type { Translate } from './translate.ts'

/** How to reach us and, as the law wants it, who we are. */
export const mailFooter = ({ company, contact_email: email, contact_phone: phone }: Shop, t: Translate): string[] => [
  t('help', { email, phone }),
  `${company.name} · ${formatPlace(company)}`,
  t('company', { registrationNumber: company.registrationNumber, taxNumber: company.taxNumber }),
]

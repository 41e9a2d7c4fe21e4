import type { Me } from '#contracts/session.ts'

/** The name for a form with two fields: one that is not separated stands in the second. */
export const nameFieldsOf = ({ personalInfo: { name } }: Me): { firstName: string; lastName: string } =>
  'name' in name ? { firstName: '', lastName: name.name } : { firstName: name.firstName, lastName: name.lastName }

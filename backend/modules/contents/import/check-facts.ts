import { unknownFacts } from '../../configuration/service.ts'
import type { EditorialForm } from '../form/editorial-form.ts'
import type { Problem } from './check-references.ts'

const within = (value: unknown, path: Problem['path']): Problem[] => {
  if (typeof value === 'string')
    return unknownFacts(value).map((name) => ({ path, message: `there is no fact {${name}}` }))
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, [...path, index]))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) => within(one, [...path, key]))
}

/** Facts in texts that the configuration does not have. The program's own texts use braces for other parameters. */
export const checkFacts = ({ translations: _, remove: __, ...form }: EditorialForm): Problem[] => within(form, [])

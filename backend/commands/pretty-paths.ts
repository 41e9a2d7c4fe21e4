import { pagedTypes, type PagedType } from '#contracts/resource-paths.ts'
import { type Locale, locales } from '#contracts/shop.ts'
import { setPrettyPath } from '../modules/url-resources/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'

const isType = (value: string | undefined): value is PagedType => pagedTypes.some((one) => one === value)
const isLocale = (value: string | undefined): value is Locale => locales.some((one) => one === value)

export const setPretty: Command = {
  usage: 'TYPE ID hu|en PATH',
  summary: 'Give a resource a pretty path. An earlier pretty path redirects to the new one.',
  run: async (shop, [type, id, locale, path]) => {
    if (!isType(type))
      throw new CommandError(`There is no type ${type ?? 'without a name'}. There are: ${pagedTypes.join(', ')}`)
    if (!/^[1-9]\d{0,8}$/.test(id ?? '') || !isLocale(locale) || !path)
      throw new CommandError('paths set needs a type, an id, a language and a path.')
    const result = await shop.db.transaction(async (db) => {
      const set = await setPrettyPath({ ...shop, db }, { type, id: Number(id), locale, path })
      if (set.ok) await audit({ ...shop, db }, 'path.set', `${type} ${id}`, { locale, path: set.value.path })
      return set
    })
    if (!result.ok && result.code === 'item_not_found') throw new CommandError(`There is no ${type} ${id}.`)
    if (!result.ok) throw new CommandError(`${path} cannot be a pretty path.`)
    shop.print(`${type} ${id}: ${result.value.path}`)
    return 0
  },
}

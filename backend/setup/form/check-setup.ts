import type { z } from 'zod'
import type { CategoryForm, PriceListForm, StoreForm, WarehouseForm } from './section-forms.ts'
import { inTreeOrder, subjectRows } from './subject-rows.ts'

type Path = (string | number)[]
type Say = (path: Path, message: string) => void

interface Sections {
  priceLists: PriceListForm[]
  warehouses: WarehouseForm[]
  categories: CategoryForm[]
  publishers: { key: string }[]
  delivery: { key: string }[]
  payment: { key: string }[]
  stores: StoreForm[]
}

/** A name that stands twice is wrong where it stands the second time. */
const checkNames = (names: readonly { name: string; path: Path }[], say: Say): void => {
  const known = new Set<string>()
  for (const { name, path } of names) {
    if (known.has(name)) say(path, `${name} stands here twice`)
    known.add(name)
  }
}

const checkStores = ({ stores, warehouses }: Sections, say: Say): void => {
  const kinds = new Map(warehouses.map(({ key, kind }) => [key, kind]))
  for (const [index, { warehouse }] of stores.entries())
    if (warehouse !== undefined && kinds.get(warehouse) !== 'store')
      say(['stores', index, 'warehouse'], `the warehouses have none of the kind store with the key ${warehouse}`)
  checkNames(
    stores.flatMap(({ warehouse }, index) =>
      warehouse === undefined ? [] : [{ name: `the warehouse ${warehouse}`, path: ['stores', index, 'warehouse'] }],
    ),
    say,
  )
}

/** A code that leads to two categories leads to none: the file has to say which. */
const checkSubjects = ({ categories }: Sections, say: Say): void => {
  const known = new Map<string, string>()
  for (const { scheme, code, original, category, path } of subjectRows(categories)) {
    const name = `${scheme} ${code} ${original}`
    const other = known.get(name)
    if (other !== undefined) say(path, `${code} already leads to ${other}`)
    known.set(name, category)
  }
}

/** What must agree between the sections of a setup. */
export const checkSetup = (form: Sections, ctx: z.RefinementCtx): void => {
  const say: Say = (path, message) => ctx.addIssue({ code: 'custom', message, path })
  for (const section of ['priceLists', 'warehouses', 'publishers', 'delivery', 'payment'] as const)
    checkNames(
      form[section].map(({ key }, index) => ({ name: key, path: [section, index, 'key'] })),
      say,
    )
  checkNames(
    form.stores.map(({ slug }, index) => ({ name: slug, path: ['stores', index, 'slug'] })),
    say,
  )
  checkNames(
    inTreeOrder(form.categories).map(({ category, path }) => ({ name: category.key, path: [...path, 'key'] })),
    say,
  )
  checkNames(
    form.priceLists.flatMap((list, index) =>
      list.for === 'base' ? [{ name: 'a base list', path: ['priceLists', index, 'for'] }] : [],
    ),
    say,
  )
  checkNames(
    form.warehouses.flatMap(({ kind }, index) =>
      kind === 'web' ? [{ name: 'a warehouse of the kind web', path: ['warehouses', index, 'kind'] }] : [],
    ),
    say,
  )
  checkStores(form, say)
  checkSubjects(form, say)
}

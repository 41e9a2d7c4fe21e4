import { ageBands, formats } from '#contracts/shop.ts'
import { type CatalogIndex, type Column, columns } from '#backend/modules/catalog-index/facts.ts'
import { createCatalogIndex } from '#backend/modules/catalog-index/rules/catalog-index.ts'
import { type ProductEntry, putProduct } from '#backend/modules/catalog-index/rules/entries.ts'
import { nameOf } from '#backend/modules/catalog-index/rules/labels.ts'
import { setNumber } from '#backend/modules/catalog-index/rules/parameter-sets.ts'
import { roleCeiling } from '#backend/modules/catalog-index/rules/people.ts'
import { inStock, recordLength, reducedIn } from '#backend/modules/catalog-index/rules/variant-record.ts'

const categoryCount = 120
const wordCount = 60_000
const productsPerPerson = 4

const languages = ['de', 'fr', 'hu', 'it', 'es', 'nl', 'fi', 'pt', 'sv', 'da', 'la', 'el', 'pl', 'cs']

/** The same numbers from 0 up to 1 in every run (mulberry32). */
const createChance = (seed: number) => (): number => {
  seed = (seed + 0x6d_2b_79_f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const chance = createChance(1)
const whole = (min: number, max: number): number => min + Math.floor(chance() * (max - min + 1))

const label = (hu: string) => ({ ...nameOf({ hu, en: hu }), key: hu, sortKey: hu })

/** A number from 0 to `below`, small ones far more often than large ones. */
const skewed = (below: number, power: number): number => Math.floor(below * chance() ** power)

const variantsOf = (first: number): number[] =>
  Array.from({ length: whole(1, 3) }, (_, place) => {
    const gross = whole(900, 9_000)
    const marks =
      (skewed(4, 2) % formats.length) |
      (chance() < 0.88 ? inStock : 0) |
      (chance() < 0.1 ? reducedIn('HUF') | reducedIn('EUR') : 0)
    const day = whole(1_500, 9_800)
    const euro = Math.round(gross / 3.9)
    return [first + place, marks, day, 2000 + Math.floor(day / 365), 0, gross, euro, gross - 50, euro - 10]
  }).flat()

const productOf = (number: number, people: number): ProductEntry => {
  const words = Array.from({ length: whole(3, 12) }, () => `w${skewed(wordCount, 3).toString(36)}`)
  const title = words.join(' ')
  const child = chance() < 0.1
  return {
    id: number,
    columns: {
      works: number,
      languages: chance() < 0.8 ? 'en' : (languages[skewed(languages.length, 2)] ?? 'en'),
      translated: 0,
      firstYears: whole(1700, 1995),
      popularity: Math.round(200 * chance() ** 6),
      publishers: 1 + skewed(500, 8),
      series: chance() < 0.1 ? 1 + skewed(2_000, 2) : 0,
      ages: child ? 1 << skewed(ageBands.length, 1) : 0,
      stars: chance() < 0.2 ? whole(1, 5) : 0,
      titleLengths: title.length,
    },
    sortKey: title,
    names: title,
    words: { name: words, series: [], credits: ['gutenberg', 'project'] },
    people: [(1 + skewed(people, 2)) * roleCeiling],
    categories: Array.from({ length: whole(1, 4) }, () => 2 + skewed(categoryCount - 2, 2)),
    variants: variantsOf(number * 3),
  }
}

/** A catalog in memory with so many made-up products, which needs no database. Category 1 stands above half of the others. */
export const makeCatalog = (size: number): CatalogIndex => {
  const index = createCatalogIndex(Object.keys(columns) as Column[])
  const { entries, labels } = index
  const people = Math.ceil(size / productsPerPerson)
  for (let id = 1; id <= people; id++) labels.people.set(id, label(`person ${id}`))
  for (let id = 1; id <= 500; id++) labels.publishers.set(id, label(`publisher-${id}`))
  for (let id = 1; id <= 2_000; id++) labels.series.set(id, label(`series ${id}`))
  for (let id = 1; id <= categoryCount; id++)
    labels.categories.set(id, {
      ...label(`category ${id}`),
      path: id === 1 || id % 2 === 0 ? [id] : [1, id],
      format: null,
    })
  for (const [place, key] of ['binding', 'level', 'illustrated'].entries())
    labels.parameters.set(place + 1, { key, hu: key, en: key, type: place === 2 ? 'bool' : 'enum', unit: null })
  for (let id = 1; id <= 12; id++)
    labels.options.set(id, { key: `option-${id}`, hu: `${id}`, en: `${id}`, position: id })
  for (let number = 1; number <= size; number++) {
    const product = productOf(number, people)
    for (let at = 4; at < product.variants.length; at += recordLength) {
      const [binding, level] = [1 + skewed(6, 1), 7 + skewed(6, 1)]
      const illustrated = chance() < 0.2
      product.variants[at] = setNumber(entries.parameters, `[1,${binding}],[2,${level}],[3,"${illustrated}"]`)
    }
    putProduct(entries, product)
  }
  return index
}

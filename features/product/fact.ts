import type { Href } from '#lib/routing/navigation.ts'

/** One line of a book's data. */
export interface Fact {
  label: string
  /** `colour` is shown beside its name. */
  values: { text: string; href?: Href; colour?: string }[]
}

import type { categorySubjects } from '../../db/schema/categories.ts'
import type { CategoryForm, SubjectsForm } from './section-forms.ts'

interface PlacedCategory {
  category: CategoryForm
  parent: string | undefined
  position: number
  path: (string | number)[]
}

/** All categories of a tree, parents before children, each with its place in the file. */
export const inTreeOrder = (
  tree: readonly CategoryForm[],
  path: (string | number)[] = ['categories'],
  parent?: string,
): PlacedCategory[] =>
  tree.flatMap((category, position) => {
    const place = [...path, position]
    return [
      { category, parent, position, path: place },
      ...inTreeOrder(category.children ?? [], [...place, 'children'], category.key),
    ]
  })

interface SubjectRow {
  scheme: (typeof categorySubjects.$inferInsert)['scheme']
  code: string
  original: string
  category: string
  path: (string | number)[]
}

const schemes = ['thema', 'bisac', 'bic', 'clil', 'wgs', 'lcc', 'keyword'] as const satisfies (keyof SubjectsForm)[]

/** Where each code leads, for each language for which it holds. */
export const subjectRows = (tree: readonly CategoryForm[]): SubjectRow[] =>
  inTreeOrder(tree).flatMap(({ category: { key, subjects, language }, path }) => [
    ...schemes.flatMap((scheme) =>
      (subjects?.[scheme] ?? []).flatMap((code, index) =>
        (subjects?.original ?? ['']).map((original) => ({
          scheme,
          code,
          original,
          category: key,
          path: [...path, 'subjects', scheme, index],
        })),
      ),
    ),
    ...(language === undefined
      ? []
      : [{ scheme: 'language' as const, code: language, original: '', category: key, path: [...path, 'language'] }]),
  ])

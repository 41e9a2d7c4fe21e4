import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { categories, categorySubjects } from '../../../db/schema/categories.ts'
import { createSubjectMap, type SubjectMap } from './subject-map.ts'

/** Where subjects lead in this shop, as `shop setup` has stored it. */
export const loadSubjectMap = async (db: Database): Promise<SubjectMap> =>
  createSubjectMap(
    await db
      .select({
        scheme: categorySubjects.scheme,
        code: categorySubjects.code,
        original: categorySubjects.original,
        category: categories.key,
      })
      .from(categorySubjects)
      .innerJoin(categories, eq(categories.id, categorySubjects.categoryId)),
  )

import { sql } from 'drizzle-orm'

/** Of a full shelf the best known are enough to choose from. */
export const mostOfShelf = 100

/** The book of a variant as what stands near it is found: by its authors, its work, its main category and its language. */
export const thisBook = (variantId: number) => sql`
      select p.id, p.work_id, p.language,
        array(select contributor_id from product_contributors where product_id = p.id and role = 'author') as authors,
        (select category_id from product_categories where product_id = p.id and position = 0) as category_id
      from variants v join products p on p.id = v.product_id where v.id = ${variantId}`

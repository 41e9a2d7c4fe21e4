import { Client } from 'pg'

export interface SizeFigures {
  variants: number
  people: number
  /** Of the whole database, and of the index of words. */
  databaseMegabytes: number
  wordsMegabytes: number
}

export const measureSize = async (databaseUrl: string): Promise<SizeFigures> => {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<SizeFigures>(`
      select (select count(*) from variants)::int as variants, (select count(*) from contributors)::int as people,
        pg_database_size(current_database()) / 1e6::float8 as "databaseMegabytes",
        pg_relation_size('products_search') / 1e6::float8 as "wordsMegabytes"`)
    const [size] = rows
    if (!size) throw new Error('The database does not tell its size.')
    return size
  } finally {
    await client.end()
  }
}

import { Client } from 'pg'

/** Imported lists have no binding, level or illustrations. Every variant gets one option of each, so that facets count all variants. */
export const giveParameters = async (url: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(`
    insert into parameter_values (variant_id, parameter_id, option_id)
    select v.id, o.parameter_id, o.id
    from (select *, count(*) over (partition by parameter_id) as many from parameter_options) o
    join parameters p on p.id = o.parameter_id and p.filterable
    join variants v on (v.id / (o.parameter_id + 1)) % o.many = o.position
    where not exists (select from parameter_values where variant_id = v.id and parameter_id = p.id)`)
  await client.query(`
    insert into parameter_values (variant_id, parameter_id, bool_value)
    select v.id, p.id, v.id % 5 = 0 from parameters p, variants v where p.filterable and p.type = 'bool'
      and not exists (select from parameter_values where variant_id = v.id and parameter_id = p.id)`)
  await client.query('analyze parameter_values')
  await client.end()
}

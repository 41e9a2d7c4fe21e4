import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'

/** What a backend does first, as a program: address of the database. Says `begun`, and how many migrations it applied. */
const { pool, close } = connect(process.argv[2] ?? '', limits.upkeep)
await pool.query('select 1')
process.stdout.write('begun\n')
try {
  process.stdout.write(`${(await migrate(pool)).length}\n`)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
await close()

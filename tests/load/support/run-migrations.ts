import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'

/**
 * Runs the migrations as a backend does at its start. The argument is the address of the database. The program prints
 * `begun`, and then the number of applied migrations.
 */
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

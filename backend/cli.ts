import { EnvError } from '#lib/env/read-env.ts'
import { describeError } from '#lib/process/describe-error.ts'
import { StartError } from '#lib/process/start-error.ts'
import { readCommandEnv } from '#lib/env/backend.ts'
import { CommandError } from './commands/command-error.ts'
import { sendToRunningShop } from './commands/operator-door.ts'
import { readCommand, UsageError } from './commands/read-command.ts'
import { resolveDrizzle } from './db/resolve-drizzle.ts'

const typed = process.argv.slice(2)

/** @returns 0 for success, 1 for a failure or a finding, 2 for a command that does not exist */
const run = async (): Promise<number> => {
  resolveDrizzle()
  const command = await readCommand(typed)
  if (typeof command === 'string') {
    process.stdout.write(`${command}\n`)
    return 0
  }
  const env = readCommandEnv(process.env)
  // With DATABASE_URL the operator means that database, even if a shop runs on the embedded one.
  const code = env.DATABASE_URL ? undefined : await sendToRunningShop(env.DATA_DIR, typed)
  if (code !== undefined) return code
  const { withShop } = await import('./commands/shop.ts')
  return withShop(env, command)
}

try {
  process.exitCode = await run()
} catch (error) {
  const isExpected = [CommandError, EnvError, StartError, UsageError].some((kind) => error instanceof kind)
  process.stderr.write(
    `${isExpected ? (error as Error).message : JSON.stringify(describeError(error), undefined, 2)}\n`,
  )
  process.exitCode = error instanceof UsageError ? 2 : 1
}

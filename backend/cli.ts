import { EnvError } from '#lib/env/read-env.ts'
import { describeError } from '#lib/process/describe-error.ts'
import { readCommandEnv } from '#lib/env/backend.ts'
import { askRunningShop } from './commands/operator-door.ts'
import { readCommand, UsageError } from './commands/read-command.ts'
import { CommandError, withShop } from './commands/shop.ts'

const typed = process.argv.slice(2)

/** 0: done. 1: failed, or found something. 2: not understood. */
const run = async (): Promise<number> => {
  const command = readCommand(typed)
  if (typeof command === 'string') {
    process.stdout.write(`${command}\n`)
    return 0
  }
  const env = readCommandEnv(process.env)
  // An operator who names a database means that database, also when a shop runs on the embedded one.
  const code = env.DATABASE_URL ? undefined : await askRunningShop(env.DATA_DIR, typed)
  return code ?? withShop(env, command)
}

try {
  process.exitCode = await run()
} catch (error) {
  const isExpected = [CommandError, EnvError, UsageError].some((kind) => error instanceof kind)
  process.stderr.write(
    `${isExpected ? (error as Error).message : JSON.stringify(describeError(error), undefined, 2)}\n`,
  )
  process.exitCode = error instanceof UsageError ? 2 : 1
}

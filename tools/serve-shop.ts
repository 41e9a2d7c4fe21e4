import { existsSync } from 'node:fs'
import { checkShopEnv } from '#lib/env/check-shop-env.ts'
import { type Child, startChild } from './child.ts'
import { dropKeptPages } from './drop-kept-pages.ts'
import { stopTogether } from './stop-together.ts'

/** The production start: builds nothing, plants nothing, and refuses to run on weak or missing settings. */
try {
  const env = { API_BASE_URL: `http://localhost:${process.env.API_PORT || 4000}/api`, ...process.env }
  checkShopEnv(env)
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build. Run `npm run build` first.')
  dropKeptPages()
  const children: Child[] = [
    startChild('backend', ['backend/main.ts'], env, 'show'),
    startChild('storefront', ['server/main.ts'], env, 'show'),
  ]
  const { watch } = stopTogether()
  children.forEach(watch)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

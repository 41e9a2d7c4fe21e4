import { afterAll, vi } from 'vitest'

/** Vitest takes stand-ins away before the next test begins. A file's modules are loaded earlier, and could keep one. */
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

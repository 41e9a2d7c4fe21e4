import { afterEach, expect, test, vi } from 'vitest'
import { apiBaseUrl } from './api-base-url.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the backend is where the operator says, else on this machine', () => {
  vi.stubEnv('API_BASE_URL', 'http://backend.internal:4100/api')
  expect(apiBaseUrl()).toBe('http://backend.internal:4100/api')
  vi.stubEnv('API_BASE_URL', '')
  expect(apiBaseUrl()).toBe('http://localhost:4000/api')
})

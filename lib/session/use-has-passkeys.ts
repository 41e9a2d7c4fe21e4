import { useHydrated } from './use-hydrated.ts'

/** Whether this browser knows passkeys. False in the static page. */
export const useHasPasskeys = (): boolean => useHydrated() && 'PublicKeyCredential' in window

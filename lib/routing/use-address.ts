import { usePathname, useSearchParams } from 'next/navigation'

/** Path and query of the page: with another one another page, or another part of a listing, is shown. Only in the browser. */
export const useAddress = (): string => `${usePathname()}?${useSearchParams()}`

'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Country } from '#contracts/countries.ts'

const Countries = createContext<readonly Country[]>(['HU'])

interface Props {
  /** `valid_countries` of the configuration. */
  countries: readonly Country[]
  children: ReactNode
}

/** Stands around pages with addresses. */
export const CountriesProvider = ({ countries, children }: Props) => <Countries value={countries}>{children}</Countries>

/** The countries to which the shop sells; the first one is chosen by itself. */
export const useCountries = (): readonly Country[] => use(Countries)

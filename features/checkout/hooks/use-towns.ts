import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { findTowns } from '../rules/find-towns.ts'

interface Options {
  zip: string
  city: string
  /** Writes the town into the form. */
  onFill: (town: string) => void
}

/** The towns of the typed code. The only one is filled in, unless the reader wrote a town; undefined while there is no whole code. */
export const useTowns = ({ zip, city, onFill }: Options): readonly string[] | undefined => {
  const code = zip.trim()
  const { data: towns } = useQuery({
    queryKey: ['towns', code],
    queryFn: () => findTowns(code),
    enabled: /^[1-9]\d{3}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const ours = useRef('')

  useEffect(() => {
    if (!towns || towns.length === 0 || (city !== '' && city !== ours.current)) return
    const town = towns.length === 1 ? (towns[0] ?? '') : ''
    if (town === city) return
    ours.current = town
    onFill(town)
    // Only another code fills: a town that the reader has just deleted stays so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [towns])

  return towns
}

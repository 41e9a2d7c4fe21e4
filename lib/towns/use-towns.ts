import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { findTowns } from './find-towns.ts'

interface Options {
  zip: string
  city: string
  /** Writes the town into the form. */
  onFill: (town: string) => void
}

/**
 * The towns of the typed post code; undefined as long as the code is not complete. Where there is only one, it is
 * written into the form, unless the reader has written another town.
 */
export const useTowns = ({ zip, city, onFill }: Options): readonly string[] | undefined => {
  const code = zip.trim()
  const { data: towns } = useQuery({
    queryKey: ['towns', code],
    queryFn: () => findTowns(code),
    enabled: /^[1-9]\d{3}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const filled = useRef('')

  useEffect(() => {
    if (!towns || towns.length === 0 || (city !== '' && city !== filled.current)) return
    const town = towns.length === 1 ? (towns[0] ?? '') : ''
    if (town === city) return
    filled.current = town
    onFill(town)
    // Only another code fills: a town that the reader has just deleted stays deleted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [towns])

  return towns
}

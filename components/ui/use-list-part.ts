import { useState } from 'react'

interface ListPart<Row> {
  part: Row[]
  /** How many rows are not shown yet. */
  rest: number
  showMore: () => void
}

/** A list of thousands of rows would stop the browser: it begins with `size` of them, and shows as many more each time. */
export const useListPart = <Row>(rows: readonly Row[], size = 100): ListPart<Row> => {
  const [shown, setShown] = useState(size)
  return {
    part: rows.slice(0, shown),
    rest: Math.max(0, rows.length - shown),
    showMore: () => setShown(shown + size),
  }
}

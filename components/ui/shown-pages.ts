/** The first page, the last page and the neighbours of the current page; a gap of a single page is filled. */
export const shownPages = (page: number, pageCount: number): number[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount)
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b)
  return shown.flatMap((one, index) => (one - (shown[index - 1] ?? one) === 2 ? [one - 1, one] : [one]))
}

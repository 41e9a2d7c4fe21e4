/** Every month from the first day to the last one: `2026-09`, `2026-10`. */
export const monthsOf = (from: string, to: string): string[] => {
  const [start, end] = [from, to].map((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return year * 12 + month - 1
  }) as [number, number]
  return Array.from({ length: end - start + 1 }, (_, index) => {
    const month = start + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/**
 * `Gárdonyi, Géza`: where one language turns the other's order round, the first word of the Hungarian name is the
 * family's.
 */
export const invertedName = ({ hu, en }: { hu: string; en: string }): string | null => {
  const words = hu.split(' ')
  for (let count = 1; count < words.length; count++) {
    const [family, given] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    if (en === `${given} ${family}`) return `${family}, ${given}`
  }
  return null
}

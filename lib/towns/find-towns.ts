/** The lists by the first digit of the post code. A list is loaded when a code begins with its digit. Where they come from: docs/decisions/0028. */
const lists: Record<string, () => Promise<{ default: Record<string, readonly string[]> }>> = {
  2: () => import('./data/2.json'),
  3: () => import('./data/3.json'),
  4: () => import('./data/4.json'),
  5: () => import('./data/5.json'),
  6: () => import('./data/6.json'),
  7: () => import('./data/7.json'),
  8: () => import('./data/8.json'),
  9: () => import('./data/9.json'),
}

/** The towns of a post code, the most likely first; none where the code is not known. Every code that begins with 1 is in Budapest. */
export const findTowns = async (zip: string): Promise<readonly string[]> => {
  if (zip.startsWith('1')) return ['Budapest']
  const list = await lists[zip.charAt(0)]?.()
  return list?.default[zip] ?? []
}

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII'.split(' ')

/** The second and third digit of a code of Budapest are its district. Two codes have none: 1007 is Margitsziget, 1300 the boxes of a post office. */
export const districtOf = (zip: string): string | undefined =>
  /^1\d{3}$/.test(zip) ? romans[Number(zip.slice(1, 3)) - 1] : undefined

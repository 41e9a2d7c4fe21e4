/** Particles and honorary titles carry no initial: `Miguel de Cervantes` is MC. */
const small = /^\p{Ll}|^(Dr|Sir|Lord|Lady)\.?$/u

/** Two initials at most, the first and the last name's: `Kosztolányi Dezső` is KD. Hungarian digraphs stay whole. */
export const monogramOf = (name: string): string => {
  const words = name.split(/[\s.,]+/).filter((word) => /^\p{L}/u.test(word))
  const named = words.filter((word) => !small.test(word))
  const chosen = named.length > 0 ? named : words
  return [...new Set([chosen[0], chosen.length > 1 ? chosen.at(-1) : undefined])]
    .map((word) => /^(?:Dzs|Cs|Dz|Gy|Ly|Ny|Sz|Ty|Zs|.)/u.exec(word ?? '')?.[0] ?? '')
    .join('')
}

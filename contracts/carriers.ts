/** What visitors read of a carrier, and the words by which a search finds its points. `docs/recipes.md` says how a carrier is added. */
export const carrierLabels = {
  // The names are trade names, so they are the same in every language.
  foxpost: { name: 'Foxpost', words: 'foxpost' },
  gls: { name: 'GLS', words: 'gls' },
  // A search for „posta” finds the points of the post, whatever their names are.
  mpl: { name: 'Posta', words: 'mpl magyar posta' },
} as const satisfies Record<string, { name: string; words: string }>

export type Carrier = keyof typeof carrierLabels

export const carrierCodes = Object.keys(carrierLabels) as [Carrier, ...Carrier[]]

export const mapCarriers = <T>(of: (carrier: Carrier) => T): Record<Carrier, T> =>
  Object.fromEntries(carrierCodes.map((carrier) => [carrier, of(carrier)])) as Record<Carrier, T>

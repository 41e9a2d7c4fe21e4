/** The nearest price that ends in 90: forint prices end in 90, euro prices in ,90. */
export const endingIn90 = (amount: number): number => Math.max(0, Math.round((amount - 90) / 100)) * 100 + 90

/** Traps that the import does not meet yet, by the reason. Whoever mends one takes it out of here. */
export const trapsThatWait: Readonly<Record<string, readonly string[]>> = {}

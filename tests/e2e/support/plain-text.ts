/** Removes spaces to compare amounts: pages use narrow no-break spaces, and mails may not. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** @returns the digits of an amount that the shop has not formatted */
export const digits = (text: string): string => text.replaceAll(/\D/g, '')

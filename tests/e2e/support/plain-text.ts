/** Amounts compared without their spaces: pages use narrow no-break ones, mails may not. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** An amount whose writing is not the shop's own. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '')

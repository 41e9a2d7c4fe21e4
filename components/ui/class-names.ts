/** Joins what is there. Tailwind classes must not contradict each other: the order in the attribute decides nothing. */
export const classNames = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

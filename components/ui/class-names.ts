/**
 * Joins the names that are given. Tailwind classes must not contradict each other, because their order in the attribute
 * decides nothing.
 */
export const classNames = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

import { limitMarkup } from '#lib/security/limit-markup.ts'

/** Next runs this before it hydrates the page, and so before anything loads a script or writes markup. */
limitMarkup()

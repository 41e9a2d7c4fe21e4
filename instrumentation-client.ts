import { limitMarkup } from '#lib/security/limit-markup.ts'

/** Next runs this file before it hydrates the page, so before anything loads a script or writes markup. */
limitMarkup()

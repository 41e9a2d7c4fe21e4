/** A number of copies that a request for an offer can have. It stands apart, so that a page can check it without zod. */
export const copiesPattern = /^[1-9]\d{0,3}$/

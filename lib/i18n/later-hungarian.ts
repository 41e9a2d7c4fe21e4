import account from '#messages/hu/account.json'
import cart from '#messages/hu/cart.json'
import errors from '#messages/hu/errors.json'
import formats from '#messages/hu/formats.json'
import quicksearch from '#messages/hu/quicksearch.json'

export const laterTexts = { account, cart, errors, formats, quicksearch }

/** Comes with the texts, since no page needs it before. */
export { overrideMessages } from './override-messages.ts'

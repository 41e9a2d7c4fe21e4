import account from '#messages/en/account.json'
import cart from '#messages/en/cart.json'
import errors from '#messages/en/errors.json'
import formats from '#messages/en/formats.json'
import quicksearch from '#messages/en/quicksearch.json'

export const laterTexts = { account, cart, errors, formats, quicksearch }

/** Comes with the texts, since no page needs it before. */
export { overrideMessages } from './override-messages.ts'

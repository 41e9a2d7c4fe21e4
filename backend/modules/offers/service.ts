export { lockAcceptable, orderOffer } from './accept-offer.ts'
export { expireOffers, remindOffers } from './expire-offers.ts'
export { closeOffer, priceOffer, sendOffer } from './price-offer.ts'
export {
  selectByNumber as findOfferByNumber,
  selectLines as findOfferLines,
  selectMessages as findOfferMessages,
  selectVersions as findOfferVersions,
  selectWithStatus as findOffersWithStatus,
} from './queries.ts'
export { canOrderAgain, reopenOffer, orderAgain } from './reopen-offer.ts'
export { actorName } from './request-offer.ts'
export { releaseOfferedCopies } from './release-copies.ts'
export { sendOfferMail } from './send-mail.ts'

export { type PlaceError, placeApproved } from './place-order.ts'
export { sweep } from './sweeper.ts'

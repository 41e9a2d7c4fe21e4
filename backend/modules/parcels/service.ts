export { followParcels } from './follow-parcels.ts'

import { foxpostTracking } from './foxpost/definition.ts'
import { glsTracking } from './gls/definition.ts'

/** The carriers that can be asked where a parcel is. */
export const trackings = [foxpostTracking, glsTracking] as const

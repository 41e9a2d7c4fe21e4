import type { Given, Problems } from './read-env.ts'

/** The owner of a map must be named on the map. */
export const mapRules = ({ MAP_TILES_URL, MAP_ATTRIBUTION }: Given): Problems =>
  MAP_TILES_URL !== undefined && MAP_ATTRIBUTION === undefined
    ? { MAP_ATTRIBUTION: 'is missing beside MAP_TILES_URL' }
    : {}

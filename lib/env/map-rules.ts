import type { Given, Problems } from './read-env.ts'

/** Whoever lends a map wants to be named on it. */
export const mapRules = ({ MAP_TILES_URL, MAP_ATTRIBUTION }: Given): Problems =>
  MAP_TILES_URL !== undefined && MAP_ATTRIBUTION === undefined
    ? { MAP_ATTRIBUTION: 'is missing beside MAP_TILES_URL' }
    : {}

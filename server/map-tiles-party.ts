import type { OutsideParty } from './outside-parties.ts'

/** The host of the operator's map, unless it is the shop's own host. */
export const mapTilesParty = (address: string | undefined): OutsideParty[] =>
  address?.startsWith('https://')
    ? [
        {
          name: 'Map',
          why: 'the ground of the maps of shops and pickup points',
          allows: { 'img-src': [`https://${new URL(address).host}`] },
        },
      ]
    : []

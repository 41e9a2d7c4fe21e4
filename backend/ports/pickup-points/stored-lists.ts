import { z } from 'zod'
import type { Carrier } from '#contracts/carriers.ts'
import { pickupPoint } from '#contracts/pickup-points.ts'
import type { FileName, Files } from '#backend/ports/files/port.ts'
import { readWhole } from '#backend/ports/files/read-whole.ts'
import type { FetchedPoints, PointLocale } from './port.ts'

/** A list with the time, in epoch milliseconds, at which the carrier last gave or confirmed it. */
export interface StoredList {
  fetched: FetchedPoints
  confirmedAt: number
}

/** The last good list of each carrier. A backend that starts while a carrier does not answer serves it. */
export interface StoredLists {
  read: (carrier: Carrier, locale: PointLocale) => Promise<StoredList | undefined>
  write: (carrier: Carrier, locale: PointLocale, list: StoredList) => Promise<void>
}

const period = z.object({ day: z.literal([1, 2, 3, 4, 5, 6, 7]), from: z.string(), to: z.string() })
const point = pickupPoint.extend({ open: z.array(period).optional() })
const stored = z.object({
  confirmedAt: z.number(),
  fetched: z.object({ points: z.array(point), etag: z.string().optional() }),
})

const nameOf = (carrier: Carrier, locale: PointLocale): FileName => `pickup-points/${carrier}-${locale}.json`

/**
 * Stores the lists among the shop's files, so that all backends share them. Both functions reject with `FilesError`. A
 * file of another shape counts as no list.
 */
export const storedListsIn = (files: Files): StoredLists => ({
  read: async (carrier, locale) => {
    const content = await readWhole(files, nameOf(carrier, locale))
    return content && stored.safeParse(JSON.parse(content.toString())).data
  },
  write: (carrier, locale, list) => files.write(nameOf(carrier, locale), Buffer.from(JSON.stringify(list))),
})

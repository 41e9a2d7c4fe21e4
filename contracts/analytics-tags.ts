import { z } from 'zod'

/** Google's tags that measure visits: Analytics 4 and Tag Manager. */
export const analyticsIds = z
  .strictObject({
    ga4: z.string().regex(/^G-[A-Z0-9]{4,20}$/),
    tagManager: z.string().regex(/^GTM-[A-Z0-9]{4,20}$/),
  })
  .partial()

/** The tags of advertising: each provider counts the visits and purchases that its advertisements bring. */
export const marketingTagIds = z
  .strictObject({
    /** The conversion that a purchase counts as has a label of its own. */
    googleAds: z.strictObject({
      id: z.string().regex(/^AW-\d{6,14}$/),
      purchaseLabel: z
        .string()
        .regex(/^[\w-]{8,40}$/)
        .optional(),
    }),
    meta: z.string().regex(/^\d{6,20}$/),
    tiktok: z.string().regex(/^[A-Z0-9]{10,40}$/),
    barion: z.string().regex(/^BP-[\w-]{6,40}$/),
  })
  .partial()

/** The ids of all tags; a shop has those whose accounts it has. */
export type TagIds = z.infer<typeof analyticsIds> & z.infer<typeof marketingTagIds>

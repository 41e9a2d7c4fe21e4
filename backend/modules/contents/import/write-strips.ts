import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { banners, bannerStrips, stripVersions } from '../../../db/schema/contents.ts'
import { insertMany } from '../../../db/write-rows.ts'
import type { BannerForm, BannerStripForm } from '#contracts/region-forms.ts'

const bannerRow =
  (versionId: number) =>
  ({ text, ctaText, picture, ...banner }: BannerForm, position: number) => ({
    ...banner,
    text: text ?? null,
    ctaText: ctaText ?? null,
    picture: picture ?? null,
    versionId,
    position,
  })

/** Existing strips keep their ids, and their versions keep theirs by date. */
export const writeStrips = async (db: Database, strips: readonly BannerStripForm[]): Promise<void> => {
  for (const { key, versions } of strips) {
    await db.insert(bannerStrips).values({ key }).onConflictDoNothing()
    const [{ id: stripId } = { id: 0 }] = await db
      .select({ id: bannerStrips.id })
      .from(bannerStrips)
      .where(eq(bannerStrips.key, key))
    const dates = versions.map(({ publishedAt }) => new Date(publishedAt))
    await db
      .delete(stripVersions)
      .where(and(eq(stripVersions.stripId, stripId), notInArray(stripVersions.publishedAt, dates)))
    await db
      .insert(stripVersions)
      .values(dates.map((publishedAt) => ({ stripId, publishedAt })))
      .onConflictDoNothing()
    const rows = await db.select().from(stripVersions).where(eq(stripVersions.stripId, stripId))
    await db.delete(banners).where(
      inArray(
        banners.versionId,
        rows.map(({ id }) => id),
      ),
    )
    for (const { id, publishedAt } of rows) {
      const version = versions.find((one) => one.publishedAt === publishedAt.toISOString())
      await insertMany(db, banners, (version?.banners ?? []).map(bannerRow(id)))
    }
  }
}

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { resourceTypes } from '../../../contracts/resource-paths.ts'

/**
 * Paths beside those that every resource has by its slug and id: pretty ones that show the page, and old ones that
 * lead on (`redirect`) or say that nothing is there any more (`gone`). A redirect keeps the resource, not a path, so
 * that it needs one hop whatever becomes of slugs.
 */
export const urlResources = pgTable(
  'url_resources',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    locale: text('locale', { enum: ['hu', 'en'] }).notNull(),
    /** Lower case, without the slash and the language's prefix at the beginning. */
    path: text('path').notNull(),
    kind: text('kind', { enum: ['pretty', 'redirect', 'gone'] }).notNull(),
    resourceType: text('resource_type', { enum: resourceTypes }),
    resourceId: integer('resource_id'),
    /** For a redirect to a page that is no resource: its whole path. */
    target: text('target'),
    originalType: text('original_type', { enum: resourceTypes }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('url_resources_path').on(table.locale, table.path),
    uniqueIndex('url_resources_pretty')
      .on(table.resourceType, table.resourceId, table.locale)
      .where(sql`${table.kind} = 'pretty'`),
    index('url_resources_resource').on(table.resourceType, table.resourceId),
    check(
      'url_resources_leads',
      sql`case ${table.kind} when 'gone' then ${table.resourceId} is null and ${table.target} is null
        when 'pretty' then ${table.resourceId} is not null and ${table.target} is null
        else (${table.resourceId} is null) <> (${table.target} is null) end
        and (${table.resourceId} is null) = (${table.resourceType} is null)`,
    ),
  ],
)

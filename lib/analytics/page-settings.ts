import type { TagIds } from '#contracts/analytics-tags.ts'
import type { Configuration } from '#contracts/configuration.ts'
import { consentMeta } from '#lib/consent/consent-target.ts'

/** The name with which the head of every page tells how the shop measures. */
const analyticsMeta = 'analytics'

export interface AnalyticsSettings {
  tags: TagIds
  /** The position of the first item of a list. */
  listIndexBase: number
  /** Where all tags are loaded from in a trial; without it each comes from its provider. */
  tagsUrl?: string
}

type Entries = Pick<
  Configuration,
  | 'cookie_consent_active'
  | 'cookie_consent_cta_target_url'
  | 'analytics'
  | 'analytics_ids'
  | 'marketing_tag_ids'
  | 'analytics_list_index_base'
>

/**
 * What the head of every page says: the link of the banner where consent is managed, and the tags where visits are
 * measured. The same for every visitor.
 */
export const analyticsMetas = (entries: Entries, tagsUrl?: string): Record<string, string> => {
  const tags = { ...entries.analytics_ids, ...entries.marketing_tag_ids }
  const settings: AnalyticsSettings = {
    tags,
    listIndexBase: entries.analytics_list_index_base,
    ...(tagsUrl !== undefined && { tagsUrl }),
  }
  return {
    ...(entries.cookie_consent_active && { [consentMeta]: entries.cookie_consent_cta_target_url }),
    ...(entries.analytics && Object.keys(tags).length > 0 && { [analyticsMeta]: JSON.stringify(settings) }),
  }
}

/** Undefined where visits are not measured. */
export const analyticsSettings = (): AnalyticsSettings | undefined => {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMeta}"]`)?.content
  return text === undefined ? undefined : (JSON.parse(text) as AnalyticsSettings)
}

'use client'

import { SessionParts, type SessionPartsProps } from '#features/account/components/session-parts.tsx'
import { MenuBelowLoader } from '#features/shell/components/menu-below-loader.tsx'
import { analyticsSettings } from '#lib/analytics/page-settings.ts'
import { consentTarget } from '#lib/consent/consent-target.ts'
import { afterPage } from '#lib/session/after-page.tsx'

const ConsentParts = afterPage(
  () => import('#features/consent/components/consent-parts.tsx').then((loaded) => loaded.ConsentParts),
  () => null,
)
const AnalyticsParts = afterPage(
  () => import('#features/analytics/components/analytics-parts.tsx').then((loaded) => loaded.AnalyticsParts),
  () => null,
)

/** What looks after the session and the menus, and the banner and the measuring of a shop that has them. */
export const LaterParts = (props: SessionPartsProps) => (
  <>
    <SessionParts {...props} />
    <MenuBelowLoader />
    {consentTarget() !== undefined && <ConsentParts />}
    {analyticsSettings() && <AnalyticsParts />}
  </>
)

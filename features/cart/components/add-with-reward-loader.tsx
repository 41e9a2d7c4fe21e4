'use client'

import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { afterPage } from '#lib/session/after-page.tsx'
import type { AddWithRewardProps } from './add-with-reward.tsx'

/** Few books have a gift or an upsell, so the button for both comes after the page. Its room is kept. */
export const AddWithRewardLoader = afterPage<AddWithRewardProps>(
  () => withLaterTexts(import('./add-with-reward.tsx')).then((part) => part.AddWithReward),
  () => <span className="min-h-9 min-w-28" />,
)

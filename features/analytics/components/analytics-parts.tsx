'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startAnalytics, stopAnalytics } from '#lib/analytics/analytics.ts'
import { setOrderIds } from '#lib/analytics/order-ids.ts'
import { analyticsSettings } from '#lib/analytics/page-settings.ts'
import { useDecision } from '#lib/consent/consent.ts'
import { consentTarget } from '#lib/consent/consent-target.ts'
import { cameImpersonated } from '#lib/session/hint-cookies.ts'
import { watchCalls } from '../call-events.ts'
import { readOrderIds } from '../read-order-ids.ts'
import { useListEvents } from '../use-list-events.ts'
import { useCartEvents, usePageEvents } from '../use-page-events.ts'
import { useTagManagerBorder } from '../use-tag-manager-border.ts'

/**
 * Measures the visit, once its visitor has consented or where the shop manages no consent (spec point 4). The rest of
 * the shop knows nothing of it: events come from the addresses, from what comes into view, and from answered calls.
 */
export const AnalyticsParts = () => {
  const client = useQueryClient()
  const hasConsented = useDecision().given.includes('measuring')
  // An operator in the name of a customer is no visitor.
  const isStarted = !cameImpersonated && (hasConsented || consentTarget() === undefined)

  useEffect(() => {
    const settings = analyticsSettings()
    if (!isStarted) stopAnalytics()
    else if (settings) void startAnalytics({ settings, consent: hasConsented ? 'granted' : 'denied' })
  }, [isStarted, hasConsented])
  usePageEvents(isStarted)
  useCartEvents(isStarted)
  useListEvents(isStarted)
  useEffect(() => watchCalls(client), [client])
  useEffect(() => {
    if (isStarted) setOrderIds(readOrderIds)
  }, [isStarted])
  useTagManagerBorder()
  return null
}

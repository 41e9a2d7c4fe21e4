import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { isHttps } from '#lib/env/is-https.ts'
import { readStorefrontEnv } from '#lib/env/storefront.ts'
import { endIdle } from '#lib/process/end-idle.ts'
import { httpLimits } from '#lib/process/http-limits.ts'
import { limitConnections } from '#lib/process/limit-connections.ts'
import { openServer } from '#lib/process/open-server.ts'
import { storefrontPlace } from '#lib/process/places.ts'
import { inRequestScope } from '#lib/process/request-scope.ts'
import { requireFolder } from '#lib/process/require-folder.ts'
import type { Running } from '#lib/process/run-process.ts'
import { StartError } from '#lib/process/start-error.ts'
import { createAnnouncements } from './announcements/announcements.ts'
import { openCacheClearing } from './announcements/clear-cache.ts'
import { builtFiles } from './built-files.ts'
import { beforeOpening } from './before-opening.ts'
import { checkShape, forSound } from './check-shape.ts'
import { nameClient } from './client-address.ts'
import { compress } from './compress.ts'
import { failedPages } from './failed-pages.ts'
import { clearFirstVisitor } from './clear-first-visitor.ts'
import { guardRequest } from './steps/guard-request.ts'
import { health } from './health.ts'
import { knownHosts } from './known-hosts.ts'
import { limitConsole } from './limit-console.ts'
import { limitPipeline } from './limit-pipeline.ts'
import { mapTilesParty } from './map-tiles-party.ts'
import { answerFromMemory } from './memory/answer-from-memory.ts'
import { askOnce } from './memory/ask-once.ts'
import { entityTag } from './memory/entity-tag.ts'
import { savePage } from './memory/save-page.ts'
import { createMemory } from './memory/memory.ts'
import { restorePage } from './memory/restore-page.ts'
import { outsideParties } from './outside-parties.ts'
import { pagePolicy } from './page-policy.ts'
import { receiveBody } from './receive-body.ts'
import { securityHeaders } from './security-headers.ts'
import { readStandIns, sendStandIn } from './stand-in-views.ts'
import { recaptchaParty } from './recaptcha-party.ts'
import { watchParties } from './tag-parties.ts'
import { type NextApp, startNext } from './start-next.ts'
import { inOrder } from './steps/step.ts'
import { takeTurns } from './take-turns.ts'
import { tidyAddress } from './tidy-escapes.ts'
import { trustedProxies } from './trusted-proxies.ts'
import { sendOnce } from './pages/send-once.ts'
import { unchangedPage } from './pages/unchanged-page.ts'
import { violationReports } from './violation-reports.ts'
import { holdPages } from './pages/whole-pages.ts'

/** The longest time for which the shop stays closed until the pages of an earlier run have been cleared. */
const patienceMs = 3_000

/** Next behind a thin server of ours (docs/decisions/0012). */
export const startStorefront = async (closing: AbortSignal): Promise<Running> => {
  const env = readStorefrontEnv(process.env)
  if (!existsSync('.next/BUILD_ID')) throw new StartError('There is no build. Run `npm run build` first.')
  await requireFolder('.next/server', 'put the shop where it can write')
  limitConsole()
  const views = await readStandIns()
  const memory = createMemory()
  const announcements = createAnnouncements(env.API_BASE_URL, (text) => void process.stderr.write(`${text}\n`), closing)
  let app: NextApp | undefined
  const isOpen = () => app !== undefined

  const parties = watchParties({
    always: [
      ...outsideParties,
      ...mapTilesParty(env.MAP_TILES_URL),
      ...recaptchaParty(env.RECAPTCHA_SITE_KEY, env.TAGS_URL),
    ],
    apiBaseUrl: env.API_BASE_URL,
    tagsUrl: env.TAGS_URL,
  })

  /** The steps of every page before it is sent, in this order. */
  const pageSteps = [
    clearFirstVisitor,
    restorePage(memory),
    failedPages(views),
    entityTag(parties.currentMark),
    savePage(memory, [sendOnce, pagePolicy(parties.current, isHttps())]),
    unchangedPage,
  ]
  const isTrusted = trustedProxies(env.TRUSTED_PROXIES)
  const isKnown = knownHosts(env.PUBLIC_URL)

  /** The steps of a request before Next, in this order. */
  const steps = inOrder([
    limitPipeline(),
    // What is in memory has all its headers, and needs nothing of the steps below.
    forSound(isKnown, answerFromMemory(memory)),
    securityHeaders({ isHttps: isHttps(), withSubdomains: env.HSTS_SUBDOMAINS }),
    health(isOpen, closing),
    nameClient(isTrusted),
    checkShape(isKnown),
    tidyAddress,
    receiveBody,
    violationReports(),
    builtFiles('.next/static'),
    askOnce(memory),
    compress,
    (request, response, next) => {
      const scope = { client: String(request.headers['x-client-ip']), tags: new Set<string>() }
      announcements.watch(response, scope)
      inRequestScope(scope, () => {
        holdPages(request, response, pageSteps)
        next()
      })
    },
    beforeOpening(isOpen, views),
    takeTurns((request, response) => sendStandIn(views, request, response, 'crowded')),
    (request, response) => app?.answer(request, response),
  ])
  const server = createServer(httpLimits, guardRequest(steps))
  limitConnections(server, isTrusted)
  endIdle(server)
  const { drain } = await openServer(server, storefrontPlace(env))

  const next = await startNext(env.PORT)
  // Before the pages that name the tags are made anew.
  announcements.subscribe(parties.renew)
  announcements.subscribe(await openCacheClearing(next.answer))
  announcements.subscribe(memory.changes.record)
  await announcements.start(patienceMs)
  app = next
  return {
    stop: async (ending) => {
      await drain(ending)
      await next.close()
    },
  }
}

import type { BrowserContext, Response } from '@playwright/test'
import { headerProblems, policyProblems } from './header-problems.ts'

/**
 * Runs in the page's own world before any script of the page. The policy does not apply to scripts that Playwright
 * adds.
 */
const listen = (): void => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) => {
    const report = Reflect.get(globalThis, 'reportPolicyViolation') as (text: string) => Promise<void>
    void report(
      `${effectiveDirective} refused ${blockedURI} (${sourceFile}:${lineNumber} ${sample}) on ${location.pathname}`,
    )
  })
}

const isPage = (response: Response): boolean =>
  response.request().isNavigationRequest() && (response.headers()['content-type'] ?? '').startsWith('text/html')

const checkPage = (response: Response): string[] => {
  const headers = response.headers()
  return [...headerProblems(headers), ...policyProblems(headers['content-security-policy'])].map(
    (problem) => `${problem} on ${response.url()}`,
  )
}

/**
 * Reports everything that the Content-Security-Policy refuses in a browser, and every page of the shop whose policy is
 * too weak.
 */
export const onPolicyViolation = async (
  context: BrowserContext,
  origin: string,
  report: (violation: string) => void,
): Promise<void> => {
  await context.exposeFunction('reportPolicyViolation', report)
  await context.addInitScript(listen)
  context.on('response', (response) => {
    if (response.url().startsWith(`${origin}/`) && isPage(response)) checkPage(response).forEach(report)
  })
}

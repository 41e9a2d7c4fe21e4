/** `execute` says of its page what Google's script says of it; the badge is what the shop has to hide. */
const runInPage = (): void => {
  const tokenFor = (action: string): string => {
    const visit = { action, score: 0.9, hostname: location.hostname, at: Date.now(), nonce: Math.random() }
    return `sim.${btoa(JSON.stringify(visit))}`
  }
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      execute: async (_: unknown, { action }: { action: string }) => tokenFor(action),
      render: () => 0,
      getResponse: () => '',
      reset: () => {},
    },
  })
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.textContent = 'reCAPTCHA'
  const place = document.createElement('div')
  place.append(badge)
  document.body.append(place)
}

export const simulatedScript = `(${String(runInPage)})()\n`

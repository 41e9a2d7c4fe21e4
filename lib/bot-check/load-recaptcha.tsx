import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { allowedScripts } from '#lib/security/limit-markup.ts'
import { simulatorUrl } from './site-key.ts'

export type Execute = (action: string) => Promise<string>

/** Google's script loads another one. */
const scripts = ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const scriptId = 'recaptcha-script'
/** The visitor who sends the form waits for it. */
const loadMs = 5_000

const Ready = ({ onReady }: { onReady: (execute: Execute) => void }) => {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha)
  }, [executeRecaptcha, onReady])
  return null
}

interface LoaderProps {
  siteKey: string
  onReady: (execute: Execute) => void
  onFailure: () => void
}

/** The provider adds the script to the page, and does not notice when it cannot be loaded. */
const Loader = ({ siteKey, onReady, onFailure }: LoaderProps) => {
  useEffect(() => {
    const script = document.getElementById(scriptId)
    script?.addEventListener('error', onFailure)
    return () => script?.removeEventListener('error', onFailure)
  }, [onFailure])
  return (
    <GoogleReCaptchaProvider
      reCaptchaKey={siteKey}
      language={document.documentElement.lang}
      useRecaptchaNet
      scriptProps={{ id: scriptId, async: true, defer: true }}
    >
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}

/** Outside of a trial the provider adds Google's script, which the page has to allow. */
const prepareScript = async (siteKey: string): Promise<void> => {
  const tagsUrl = simulatorUrl()
  if (tagsUrl === undefined) {
    allowedScripts.push(...scripts)
    return
  }
  const { addSimulatedScript } = await import('./add-simulated-script.ts')
  await addSimulatedScript(tagsUrl, scriptId, { render: siteKey, hl: document.documentElement.lang })
}

/**
 * Loads the script of reCAPTCHA outside of the page's own tree, so that all its forms share it. After a failure nothing
 * of it stays in the page. The messages are those of the specification (points 5 and 8).
 */
export const loadRecaptcha = async ({ siteKey, version }: { siteKey?: string; version?: 3 }): Promise<Execute> => {
  if (!siteKey) throw new Error('ReCaptcha error: No key provided')
  if (!version) throw new Error('ReCaptcha error: No version provided')
  const { promise, resolve, reject } = Promise.withResolvers<Execute>()
  const fail = () => reject(new Error('ReCaptcha error: Failed to load script'))
  const root = createRoot(document.createElement('div'), { onUncaughtError: fail })
  const timer = setTimeout(fail, loadMs)
  const render = () => root.render(<Loader siteKey={siteKey} onReady={resolve} onFailure={fail} />)
  try {
    void prepareScript(siteKey).then(render, fail)
    return await promise
  } catch (error) {
    root.unmount()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

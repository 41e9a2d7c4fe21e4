'use client'

import { buttonStyle } from '#components/ui/button-style.ts'
import { getPathname } from '#contracts/page-address.ts'
import type { Locale } from '#contracts/shop.ts'
import enTexts from '#messages/en/failure.json'
import huTexts from '#messages/hu/failure.json'
import { BareFrame } from './bare-frame.tsx'
import { PageMessage } from './page-message.tsx'

/** Rendered outside of every provider, because a provider may be what failed. So it brings its own texts. */
const FailureMessage = ({ locale }: { locale: Locale }) => {
  const t = locale === 'en' ? enTexts : huTexts
  return (
    <BareFrame>
      <title>{t.title}</title>
      <PageMessage
        title={t.title}
        text={t.text}
        actions={
          <>
            <button type="button" onClick={() => location.reload()} className={buttonStyle('primary', 'regular')}>
              {t.retry}
            </button>
            <a href={getPathname({ href: '/', locale })} className={buttonStyle('secondary', 'regular')}>
              {t.toHome}
            </a>
          </>
        }
      />
    </BareFrame>
  )
}

export default FailureMessage

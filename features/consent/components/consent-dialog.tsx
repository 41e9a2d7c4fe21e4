import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { readDecision } from '#lib/consent/consent.ts'
import type { Consent } from '#lib/consent/has-consent.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { applyDecision, offeredConsents } from '../apply-decision.ts'

/** The choice by purposes. Closing it changes nothing. */
export const ConsentDialog = () => {
  const t = useTranslations('cookieConsent')
  const offered = offeredConsents()
  const [given, setGiven] = useState<readonly Consent[]>(() => readDecision().given)
  const finish = (decision: readonly Consent[]) => {
    closeModal('cookieConsent', true)
    showToast({ tone: 'success', text: t('saved') })
    applyDecision(decision)
  }
  const toggle = (consent: Consent, isOn: boolean) =>
    setGiven((before) => (isOn ? [...before, consent] : before.filter((one) => one !== consent)))
  return (
    <Dialog
      open
      onClose={() => closeModal('cookieConsent')}
      title={t('dialogTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button className="flex-1" onClick={() => finish(given)}>
            {t('save')}
          </Button>
          <Button className="flex-1" onClick={() => finish(offered)}>
            {t('acceptAll')}
          </Button>
          <Button className="flex-1" onClick={() => finish([])}>
            {t('refuseAll')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-soft">{t('dialogLead')}</p>
      <div className="flex flex-col gap-4">
        <Checkbox label={t('necessary')} hint={t('necessaryHint')} checked disabled />
        {offered.map((consent) => (
          <Checkbox
            key={consent}
            label={t(`purposes.${consent}`)}
            hint={t(`purposes.${consent}Hint`)}
            checked={given.includes(consent)}
            onChange={({ target }) => toggle(consent, target.checked)}
          />
        ))}
      </div>
    </Dialog>
  )
}

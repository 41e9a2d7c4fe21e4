'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Accordion } from '#components/ui/accordion.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { Sample } from './sample.tsx'

const formats = ['paperback', 'hardback', 'ebook', 'audio'] as const

export const OverlaySamples = () => {
  const t = useTranslations('uiGuide.overlays')
  const guide = useTranslations('uiGuide')
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  const shared = { onClose: close, closeLabel: guide('messages.close') }
  const dialog = (
    <Dialog
      {...shared}
      open={open === 'dialog'}
      title={t('dialogTitle')}
      footer={
        <>
          <Button look="primary" onClick={close}>
            {t('confirm')}
          </Button>
          <Button onClick={close}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{t('dialogText')}</p>
    </Dialog>
  )
  const drawer = (
    <Drawer
      {...shared}
      open={open === 'drawer'}
      title={t('drawerTitle')}
      footer={
        <Button look="primary" onClick={close} className="flex-1">
          {t('apply')}
        </Button>
      }
    >
      {formats.map((format) => (
        <CheckboxLine key={format} label={guide(`choices.${format}`)} count="53" />
      ))}
    </Drawer>
  )
  return (
    <>
      <Sample title={guide('samples.accordion')} className="max-w-prose">
        <Accordion title={t('faq')} name="faq" defaultOpen>
          {t('faqText')}
        </Accordion>
        <Accordion title={t('faq2')} name="faq">
          {t('faq2Text')}
        </Accordion>
      </Sample>
      <Sample title={guide('samples.dialog')} code={dialog}>
        <Button onClick={() => setOpen('dialog')}>{t('openDialog')}</Button>
      </Sample>
      <Sample title={guide('samples.drawer')} code={drawer}>
        <Button onClick={() => setOpen('drawer')}>{t('openDrawer')}</Button>
      </Sample>
      {dialog}
      {drawer}
    </>
  )
}

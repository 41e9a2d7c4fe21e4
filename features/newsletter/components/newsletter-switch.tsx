'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { withArticle } from '#lib/format/with-article.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { ownSubscriptionQuery, useSwitchNewsletter } from '../queries.ts'

interface Props {
  email: string
  company: string
  isOn: boolean
}

const Switch = ({ email, company, isOn }: Props) => {
  const t = useTranslations('newsletter')
  const locale = useLocale()
  const errorText = useErrorText()
  const { mutate, data, isPending, isSuccess, error, variables: isWanted } = useSwitchNewsletter(email)
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      {error && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(error)}
        </Notice>
      )}
      {data?.isMailSent && !isOn && (
        <Notice tone="info" title={t('outcomes.sent.title')} announce>
          {t('outcomes.sent.text')}
        </Notice>
      )}
      {isSuccess && isWanted === isOn && (
        <Notice tone="success" title={t(isOn ? 'confirmedTitle' : 'leftTitle')} announce />
      )}
      <p className="[overflow-wrap:anywhere]">{t(isOn ? 'switchOn' : 'switchOff', { email })}</p>
      {!isOn && <p>{t('consent', { company: withArticle(company, locale) })}</p>}
      <Button busy={isPending} onClick={() => mutate(!isOn)}>
        {t(isOn ? 'leaveAction' : 'submit')}
      </Button>
      {!isOn && <BotCheckNote action="newsletter" />}
    </div>
  )
}

/** In the profile: whether the customer's address gets the newsletter. Consent is given by the press below its text. */
export const NewsletterSwitch = ({ company }: { company: string }) => {
  const me = useCustomerQuery(meQuery)
  const subscription = useCustomerQuery(ownSubscriptionQuery)
  const data = me.data && subscription.data && { email: me.data.email, isOn: subscription.data.confirmed }
  return (
    <LoadedPart
      query={{ data, error: me.error ?? subscription.error, refetch: subscription.refetch }}
      rows={1}
      rowClass="h-24 w-full max-w-prose"
    >
      {(loaded) => <Switch {...loaded} company={company} />}
    </LoadedPart>
  )
}

'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { CartReport } from '#contracts/cart-report.ts'
import { Button } from '#components/ui/button.tsx'
import { useHasPasskeys } from '#lib/session/use-has-passkeys.ts'
import { usePasskeySignIn } from '../passkey-queries.ts'
import { PasskeyError } from './passkey-error.tsx'

interface Props {
  /** Whether the visitor wants to stay signed in, asked at the moment of the sign-in. */
  getRemember: () => boolean
  onSent: (merge: CartReport | null) => void
}

/** The shop's question to a passkey is good for five minutes. */
const askAgainMs = 240_000

/** Older browsers know no passkeys, or cannot offer them in a field. */
const canOfferInField = async (): Promise<boolean> =>
  'PublicKeyCredential' in window &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable()

/** Offers passkeys in the field of the e-mail address while the page stands, where the browser can. */
const useOfferInField = (remember: () => boolean, onSent: Props['onSent']): void => {
  const { mutate } = usePasskeySignIn()
  const offer = useEffectEvent(() => mutate({ remember: remember(), inField: true }, { onSuccess: onSent }))
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = async () => {
      if (!(await canOfferInField()) || isLeft) return
      offer()
      timer = setInterval(offer, askAgainMs)
    }
    void begin()
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [])
}

/** Nothing where the browser knows no passkeys. */
export const PasskeySignIn = ({ getRemember, onSent }: Props) => {
  const t = useTranslations('registration.passkey')
  const signIn = usePasskeySignIn()
  useOfferInField(getRemember, onSent)
  if (!useHasPasskeys()) return null
  return (
    <>
      <PasskeyError error={signIn.error} title={t('signInFailed')} />
      <Button
        busy={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate({ remember: getRemember() }, { onSuccess: onSent })}
      >
        <KeyRound aria-hidden size={18} strokeWidth={1.6} />
        {t('signIn')}
      </Button>
    </>
  )
}

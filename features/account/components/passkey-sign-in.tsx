'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { CartReport } from '#contracts/cart-report.ts'
import { Button } from '#components/ui/button.tsx'
import { useHasPasskeys } from '#lib/session/use-has-passkeys.ts'
import { askForPasskey, usePasskeySignIn } from '../passkey-queries.ts'
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

/**
 * Offers passkeys in the field of the e-mail address, where the browser can.
 * @param turn another one offers them anew; undefined while one is used: the browser asks one question at a time
 */
const useOfferInField = (turn: number | undefined, onAnswer: (token: string) => void): void => {
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (turn === undefined) return
    const left = new AbortController()
    let timer: ReturnType<typeof setInterval> | undefined
    // Who has chosen no passkey is told nothing: the offer was not asked for.
    const offer = () => void askForPasskey(left.signal).then(answer, () => undefined)
    const begin = async () => {
      if (!(await canOfferInField()) || left.signal.aborted) return
      offer()
      timer = setInterval(offer, askAgainMs)
    }
    void begin()
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [turn])
}

/** Nothing where the browser knows no passkeys. */
export const PasskeySignIn = ({ getRemember, onSent }: Props) => {
  const t = useTranslations('registration.passkey')
  const { mutate, error, isPending, isSuccess, submittedAt } = usePasskeySignIn()
  const isBusy = isPending || isSuccess
  const signIn = (token?: string) => mutate({ ...(token && { token }), getRemember }, { onSuccess: onSent })
  useOfferInField(isBusy ? undefined : submittedAt, signIn)
  if (!useHasPasskeys()) return null
  return (
    <>
      <PasskeyError error={error} title={t('signInFailed')} />
      <Button busy={isBusy} onClick={() => signIn()}>
        <KeyRound aria-hidden size={18} strokeWidth={1.6} />
        {t('signIn')}
      </Button>
    </>
  )
}

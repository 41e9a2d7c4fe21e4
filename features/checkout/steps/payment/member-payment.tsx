'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { DefaultMethod, TransferOffer } from '#contracts/checkout-contexts.ts'
import type { Organization } from '#contracts/organizations.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useStepPages } from '../../components/step-pages.tsx'
import type { Charge } from './use-charge.ts'

interface TransferProps {
  credit: Organization['credit']
  transfer: TransferOffer | null
  defaultMethod: DefaultMethod | null
  /** Whether there is anything to choose from. */
  hasMethods: boolean
  /** Whether the cart can go to a master, though the credit is used up. */
  canAsk: boolean
}

/** Why a member pays as offered: the term and the credit, and what is not offered. */
export const MemberPayment = ({ credit, transfer, defaultMethod, hasMethods, canAsk }: TransferProps) => {
  const t = useTranslations('checkout.member')
  const locale = useLocale()
  const { pageOf } = useStepPages()
  const money = (amount: number) => formatPrice(amount, 'HUF', locale)
  return (
    <>
      {!hasMethods && !transfer?.isOverLimit && (
        <Notice tone="warning" title={t('noMethodTitle')}>
          {t('noMethodText')}
        </Notice>
      )}
      {transfer?.isOverLimit && (
        <Notice tone="warning" title={t('overLimitTitle')}>
          {credit ? t('overLimitFree', { free: money(Math.max(0, credit.free)) }) : t('overLimitText')}
          {canAsk && ` ${t('overLimitSend')}`}
        </Notice>
      )}
      {transfer?.isBilledElsewhere && (
        <Notice
          tone="info"
          title={t('billedElsewhereTitle')}
          actions={
            <ButtonLink href={pageOf('billing')} size="small">
              {t('toBilling')}
            </ButtonLink>
          }
        >
          {t('billedElsewhereText')}
        </Notice>
      )}
      {hasMethods && defaultMethod && !defaultMethod.isOffered && (
        <Notice tone="info" title={t('freeMethodTitle')}>
          {t('freeMethodText', { method: defaultMethod.name })}
        </Notice>
      )}
      <div className="flex flex-col gap-1 text-13 text-soft empty:hidden">
        {defaultMethod?.isOffered && <p>{t('fixedMethod')}</p>}
        {transfer && !transfer.isOverLimit && (
          <p>
            {t('term', { days: transfer.termDays })}
            {credit && ` ${t('credit', { free: money(Math.max(0, credit.free)), limit: money(credit.limit) })}`}
          </p>
        )}
      </div>
    </>
  )
}

export interface MemberWords {
  message: string
  poNumber: string
  costCenterId: number | null
}

interface FieldsProps {
  needsApproval: boolean
  charge: Charge
  centerRef: RefObject<HTMLSelectElement | null>
  /** Whether the cost centre has to be chosen before anything is sent. */
  isCenterMissing: boolean
  words: MemberWords
  onChange: (words: MemberWords) => void
}

/** What a member says to the order: the number in the own books, who pays for it, and a message to the masters. */
export const MemberFields = ({ needsApproval, charge, centerRef, isCenterMissing, words, onChange }: FieldsProps) => {
  const t = useTranslations('checkout.member')
  return (
    <section aria-labelledby="member-words" className="flex flex-col gap-5">
      <h2 id="member-words" className="title text-24">
        {t(needsApproval ? 'approvalTitle' : 'numberTitle')}
      </h2>
      {needsApproval && <p className="-mt-3 max-w-prose text-soft">{t('approvalText')}</p>}
      <TextField
        label={t('poNumber')}
        hint={t('poNumberHint')}
        value={words.poNumber}
        maxLength={50}
        onChange={({ target }) => onChange({ ...words, poNumber: target.value })}
      />
      {charge.centers.length > 0 && (
        <SelectField
          ref={centerRef}
          label={t(charge.isRequired ? 'costCenter' : 'costCenterOptional')}
          hint={t('costCenterHint')}
          required={charge.isRequired}
          error={isCenterMissing ? t('costCenterMissing') : undefined}
          value={words.costCenterId ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...words, costCenterId: value === '' ? null : Number(value) })
          }
        >
          <option value="">{t(charge.isRequired ? 'costCenterChoose' : 'costCenterNone')}</option>
          {charge.centers.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code} {name}
            </option>
          ))}
        </SelectField>
      )}
      {needsApproval && (
        <TextAreaField
          label={t('message')}
          hint={t('messageHint')}
          value={words.message}
          maxLength={500}
          onChange={({ target }) => onChange({ ...words, message: target.value })}
        />
      )}
    </section>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type BaseSyntheticEvent, type ReactNode, useRef, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { AddressFields } from '#components/form/address-fields.tsx'
import { CompanyFields } from '#components/form/company-fields.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { GuestOrganizationForm } from '#contracts/organization-form.ts'
import { organizationKinds } from '#contracts/organization-kinds.ts'
import type { Me } from '#contracts/session.ts'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { useCountries } from '#lib/configuration/countries.tsx'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { nameFieldsOf } from '#lib/session/name-fields-of.ts'
import { useRegisterOrganization } from '../queries.ts'
import { hasCode } from '../has-code.ts'
import { FocusedPart } from './focused-part.tsx'
import { PasswordField } from './password-field.tsx'

type Values = GuestOrganizationForm

const load = () => import('#contracts/organization-form.ts')
const guestResolver: Resolver<Values> = schemaResolver(async () => (await load()).guestOrganizationForm)
const customerResolver = schemaResolver(async () => (await load()).organizationForm) as unknown as Resolver<Values>

const nobody = { firstName: '', lastName: '' }

/** The organisation is there already. The notice stands far above the button that was pressed, so it gets the focus. */
const Exists = ({ isBusy, onJoin }: { isBusy: boolean; onJoin: () => void }) => {
  const t = useTranslations('organizationRegistration')
  return (
    <FocusedPart>
      <Notice
        tone="info"
        title={t('existsTitle')}
        actions={
          <Button look="primary" busy={isBusy} onClick={onJoin}>
            {t('join')}
          </Button>
        }
        announce
      >
        {t('existsText')}
      </Notice>
    </FocusedPart>
  )
}

interface Props {
  /** Null for a guest, who gets an account. */
  me: Me | null
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
  onSent?: () => void
}

/** Whoever registers an organisation says what it is, where it is, and who is its contact. */
export const OrganizationForm = ({ me, privacy, onSent }: Props) => {
  const t = useTranslations('organizationRegistration')
  const words = useTranslations('forms')
  const locale = useLocale()
  const [country = 'HU'] = useCountries()
  const [existing, setExisting] = useState<string>()
  const wantsToJoin = useRef(false)
  const sending = useRegisterOrganization(me === null, setExisting)
  const { field, register, watch, setValue, getValues, submit, isBusy, failure, formState, errorOf } = useForm({
    resolver: me === null ? guestResolver : customerResolver,
    defaultValues: {
      kind: 'school' as const,
      company: '',
      taxNumber: '',
      vatNumber: '',
      omIdentifier: '',
      country,
      ZIPCode: '',
      city: '',
      addressLine: '',
      // The customer is the contact, unless somebody else is entered.
      ...(me ? nameFieldsOf(me, locale) : nobody),
      email: me?.email ?? '',
      phone: '',
      password: '',
    },
    shouldFocusError: false,
    mutation: sending,
    toInput: (values) => ({ values, join: wantsToJoin.current }),
    onSent: () => onSent?.(),
  })
  const values = watch()
  const kindField = register('kind', {
    // A field that is not shown must hold nothing that is sent or wrong.
    onChange: () => getValues('kind') === 'school' || setValue('omIdentifier', ''),
  })
  const names = nameLabels(locale, words)
  const wrong = useWrongFields(formState, {
    company: t('name'),
    taxNumber: words('taxNumber'),
    vatNumber: t('vatNumber'),
    omIdentifier: t('omIdentifier'),
    country: words('country'),
    ZIPCode: words('ZIPCode'),
    city: words('city'),
    addressLine: words('addressLine'),
    ...names,
    email: words('email'),
    phone: words('phone'),
    password: t('password'),
  })
  // Of another tax number nothing is known.
  const exists = existing !== undefined && values.taxNumber === existing
  const send = (join: boolean, event?: BaseSyntheticEvent) => {
    wantsToJoin.current = join
    void submit(event)
  }

  if (sending.data?.status === 'confirmation_sent')
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentText', { email: getValues('email').trim() })}
      </Notice>
    )
  return (
    <Form method="post" submit={(event) => send(false, event)} className="flex flex-col gap-8">
      {exists && <Exists isBusy={isBusy} onJoin={() => send(true)} />}
      <ErrorSummary
        fields={wrong}
        failure={hasCode(failure, 'organization_exists') ? null : failure}
        failureTitle={t('failed')}
      />
      <section aria-labelledby="organization-data" className="flex flex-col gap-5">
        <h2 id="organization-data" className="title text-24">
          {t('organization')}
        </h2>
        <OptionGroup legend={t('kind')} arrangement="cards" error={errorOf('kind')}>
          {organizationKinds.map((kind) => (
            <RadioCard key={kind} {...kindField} compact value={kind} title={t(`kinds.${kind}`)} />
          ))}
        </OptionGroup>
        <CompanyFields field={field} label={t('name')} />
        {values.kind === 'school' && (
          <TextField
            {...field('omIdentifier')}
            id="omIdentifier"
            inputMode="numeric"
            autoComplete="off"
            label={t('omIdentifier')}
            hint={t('omIdentifierHint')}
            required={values.country === 'HU'}
          />
        )}
        <TextField
          {...field('vatNumber')}
          id="vatNumber"
          autoComplete="off"
          label={t('vatNumber')}
          hint={t('vatNumberHint')}
        />
      </section>
      <section aria-labelledby="organization-seat" className="flex flex-col gap-5">
        <h2 id="organization-seat" className="title text-24">
          {t('seat')}
        </h2>
        <AddressFields
          field={field}
          section="billing"
          values={values}
          onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        />
      </section>
      <section aria-labelledby="organization-contact" className="flex flex-col gap-5">
        <div>
          <h2 id="organization-contact" className="title text-24">
            {t('contact')}
          </h2>
          <p className="mt-1 text-soft">{t(me === null ? 'contactOfGuest' : 'contactOfCustomer')}</p>
        </div>
        <NameFields field={field} labels={names} />
        <TextField
          {...field('email')}
          id="email"
          type="email"
          autoComplete={me === null ? 'username' : 'email'}
          label={words('email')}
          required
        />
        <TextField {...field('phone')} id="phone" type="tel" autoComplete="tel" label={words('phone')} required />
        {me === null && (
          <PasswordField
            {...field('password')}
            id="password"
            autoComplete="new-password"
            label={t('password')}
            hint={t('passwordHint')}
          />
        )}
      </section>
      <div className="flex flex-col gap-5">
        <p className="text-13 text-soft">{privacy}</p>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('submit')}
        </Button>
        {me === null && <BotCheckNote action="organization_registration" />}
      </div>
    </Form>
  )
}

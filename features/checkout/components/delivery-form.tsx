'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { DeliveryContext, DraftOrder } from '#contracts/draft-orders.ts'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useStepForm } from '../hooks/use-step-form.ts'
import { useWrongFields } from '../hooks/use-wrong-fields.ts'
import { sendDelivery } from '../queries.ts'
import { deliveryChoice, deliveryResolver, type DeliveryValues, initialDelivery } from '../rules/delivery-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { HomeAddress } from './home-address.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { StepActions } from './step-actions.tsx'
import { StoreChoice } from './store-choice.tsx'

export const DeliveryForm = ({ order, contexts }: { order: DraftOrder; contexts: DeliveryContext[] }) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const fieldText = useFieldText()
  const isBusiness = useHint('segment') === 'b2b'
  const { register, watch, setValue, clearErrors, submit, isBusy, failure, formState } = useStepForm<DeliveryValues>({
    step: 'delivery',
    order,
    resolver: deliveryResolver(contexts),
    initial: initialDelivery(order),
    send: (current, values) => sendDelivery(current, deliveryChoice(contexts, values)),
  })
  const { errors } = formState
  const chosen = watch()
  const wrong = useWrongFields(formState, {
    modeId: t('delivery.title'),
    ZIPCode: t('fields.ZIPCode'),
    city: t('fields.city'),
    addressLine: t('fields.addressLine'),
    note: t('fields.note'),
    point: t('delivery.point'),
    storeId: t('delivery.store'),
  })

  const choose = (name: 'point' | 'storeId') => (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })

  const place = ({ flow, carrier }: DeliveryContext['deliveryMode']) => {
    if (flow === 'home') return (
        <HomeAddress
          register={register}
          errors={errors}
          values={chosen}
          onTown={(town) => setValue('city', town, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        />
      )
    if (flow === 'store')
      return <StoreChoice value={chosen.storeId} onChange={choose('storeId')} error={fieldText(errors.storeId)} />
    if (!carrier) return null
    const known = order.delivery?.pickupPoint?.carrier === carrier ? order.delivery.pickupPoint : null
    return (
      <PickupChoice
        key={carrier}
        carrier={carrier}
        known={known}
        value={chosen.point}
        onChange={choose('point')}
        error={fieldText(errors.point)}
      />
    )
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary fields={wrong} failure={failure} />
      <OptionGroup legend={t('delivery.title')} legendHidden error={fieldText(errors.modeId)}>
        {contexts.map(({ deliveryMode, name, text, price }, index) => (
          <Fragment key={deliveryMode.id}>
            <RadioCard
              {...register('modeId', { onChange: () => clearErrors() })}
              id={index === 0 ? 'modeId' : undefined}
              value={deliveryMode.id}
              title={name}
              text={text}
              aside={
                price.gross === 0
                  ? t('free')
                  : formatPrice(isBusiness ? price.net : price.gross, order.currency, locale)
              }
            />
            {chosen.modeId === String(deliveryMode.id) && place(deliveryMode)}
          </Fragment>
        ))}
      </OptionGroup>
      <StepActions step="delivery" busy={isBusy} />
    </form>
  )
}

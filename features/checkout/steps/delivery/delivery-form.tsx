'use client'

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { carrierLabels } from '#contracts/carriers.ts'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { AddressForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { Form } from '#components/form/form.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { useCountries } from '#lib/configuration/countries.tsx'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { usePreviewTotals } from '#lib/session/totals-preview.ts'
import { StepActions } from '../../components/step-actions.tsx'
import { StepErrors } from '../../components/step-errors.tsx'
import type { SavedPlaces } from '../../hooks/use-saved-places.ts'
import { useStepForm } from '../../hooks/use-step-form.ts'
import { cheapestOf, deliveryOptions, findContext, pickupOffers, pointsOption } from './delivery-options.ts'
import { deliveryChoice, deliveryResolver, type DeliveryValues, initialDelivery, noAddress } from './delivery-values.ts'
import { FixedPlaces } from './fixed-places.tsx'
import { FreeDeliveryNote } from './free-delivery-note.tsx'
import { HomeAddress } from './home-address.tsx'
import { OptionPrice } from './option-price.tsx'
import { PickupChoice } from './pickup-choice.tsx'
import { saveDelivery } from './queries.ts'
import { StoreChoice } from './store-choice.tsx'
import { useOptionText } from './use-option-text.ts'

interface Props {
  order: DraftOrder
  contexts: DeliveryContext[]
  places: SavedPlaces
}

export const DeliveryForm = ({ order, contexts, places: { saved, areOnly } }: Props) => {
  const t = useTranslations('checkout')
  const words = useTranslations('forms')
  const optionText = useOptionText()
  const [country = 'HU'] = useCountries()
  const { field, errorOf, register, watch, setValue, clearErrors, submit, isBusy, failure, formState } =
    useStepForm<DeliveryValues>({
      step: 'delivery',
      order,
      resolver: deliveryResolver(contexts),
      initial: initialDelivery(order, saved?.[0]?.address ?? noAddress(country)),
      save: (current, values) => saveDelivery(current, deliveryChoice(contexts, values), values.remember === 'yes'),
    })
  const chosen = watch()
  const offers = pickupOffers(contexts)
  const cheapest = cheapestOf(offers)
  const shown = findContext(contexts, chosen) ?? (chosen.modeId === pointsOption ? cheapest : undefined)
  usePreviewTotals(order, shown?.totals)
  const wrong = useWrongFields(formState, {
    modeId: t('delivery.title'),
    country: words('country'),
    ZIPCode: words('ZIPCode'),
    city: words('city'),
    addressLine: words('addressLine'),
    note: words('note'),
    point: t('delivery.point'),
    storeId: t('delivery.store'),
  })

  const choose = (name: 'point' | 'storeId' | 'city' | 'remember') => (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })

  const fill = (address: AddressForm) => {
    for (const name of ['country', 'ZIPCode', 'city', 'addressLine', 'note'] as const)
      setValue(name, address[name], { shouldDirty: true })
    clearErrors()
  }

  const place = (flow: DeliveryContext['deliveryMode']['flow']) => {
    if (flow === 'home' && areOnly) return <FixedPlaces items={saved ?? []} values={chosen} onAddress={fill} />
    if (flow === 'home')
      return (
        <HomeAddress
          field={field}
          values={chosen}
          saved={saved}
          onAddress={fill}
          onTown={choose('city')}
          onRemember={choose('remember')}
        />
      )
    if (flow === 'store')
      return <StoreChoice value={chosen.storeId} onChange={choose('storeId')} error={errorOf('storeId')} />
    return (
      <PickupChoice
        offers={offers}
        currency={order.currency}
        known={order.delivery?.pickupPoint ?? null}
        value={chosen.point}
        onChange={choose('point')}
        error={errorOf('point')}
      />
    )
  }

  const carriers = offers.map(({ deliveryMode }) => carrierLabels[deliveryMode.carrier].name).join(', ')
  const option = (given: DeliveryContext | typeof pointsOption) =>
    given === pointsOption
      ? {
          value: pointsOption,
          title: t('delivery.points'),
          text: t('delivery.pointsText', { carriers }),
          flow: 'pickup_point' as const,
          aside: cheapest && <OptionPrice {...cheapest} currency={order.currency} isFrom={offers.length > 1} />,
        }
      : {
          value: String(given.deliveryMode.id),
          title: given.name,
          text: optionText(given),
          flow: given.deliveryMode.flow,
          aside: <OptionPrice {...given} currency={order.currency} />,
        }

  return (
    <Form submit={submit} className="flex flex-col gap-5">
      <StepErrors fields={wrong} failure={failure} />
      <FreeDeliveryNote order={order} contexts={contexts} />
      <OptionGroup legend={t('delivery.title')} legendHidden error={errorOf('modeId')}>
        {deliveryOptions(contexts)
          .map(option)
          .map(({ flow, ...card }, index) => (
            <Fragment key={card.value}>
              <RadioCard
                {...register('modeId', { onChange: () => clearErrors() })}
                id={index === 0 ? 'modeId' : undefined}
                {...card}
              />
              {chosen.modeId === card.value && place(flow)}
            </Fragment>
          ))}
      </OptionGroup>
      <StepActions step="delivery" busy={isBusy} />
    </Form>
  )
}

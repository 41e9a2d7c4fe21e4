import type { FieldErrors, Resolver } from 'react-hook-form'
import { type AddressForm, addressForm } from '#contracts/checkout-forms.ts'
import type { Country } from '#contracts/countries.ts'
import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DeliveryChoice } from './queries.ts'
import { findContext, pickupOffers, pointsOption } from './delivery-options.ts'
import { pointKey } from './search-points.ts'

/** Only texts, as the inputs and the saved draft hold them. */
export interface DeliveryValues {
  /** The id of a delivery mode, or `pointsOption`. */
  modeId: string
  country: Country
  ZIPCode: string
  city: string
  addressLine: string
  note: string
  /** `carrier:id` of the pickup point. */
  point: string
  storeId: string
  /** `yes` if the customer wants the address in the account. */
  remember: string
}

/** An address that is still to be written. */
export const noAddress = (country: Country): AddressForm => ({
  country,
  ZIPCode: '',
  city: '',
  addressLine: '',
  note: '',
})

/** Whether the address stands in the form. */
export const isInForm = (address: AddressForm, values: DeliveryValues): boolean =>
  (['country', 'ZIPCode', 'city', 'addressLine', 'note'] as const).every(
    (name) => address[name] === values[name].trim(),
  )

/** @param address the customer's default address or an empty one, for an order that has none */
export const initialDelivery = ({ delivery }: Pick<DraftOrder, 'delivery'>, address: AddressForm): DeliveryValues => ({
  modeId: delivery?.pickupPoint ? pointsOption : String(delivery?.deliveryModeId ?? ''),
  ...(delivery?.address ?? address),
  point: delivery?.pickupPoint ? pointKey(delivery.pickupPoint) : '',
  storeId: delivery?.store ? String(delivery.store.id) : '',
  remember: '',
})

const wrong = (name: keyof DeliveryValues): FieldErrors<DeliveryValues> => ({
  [name]: { type: 'required', message: 'invalid_choice' },
})

const addressErrors = (values: DeliveryValues): FieldErrors<DeliveryValues> => {
  const result = addressForm.safeParse(values)
  if (result.success) return {}
  // Of several mistakes in one field the first one is shown.
  const issues = result.error.issues.toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), { type: 'address', message }]))
}

/** Only the fields of the chosen delivery mode are required. */
const findErrors = (contexts: readonly DeliveryContext[], values: DeliveryValues): FieldErrors<DeliveryValues> => {
  const flow = findContext(contexts, values)?.deliveryMode.flow
  if (!flow) return wrong(values.modeId === pointsOption && pickupOffers(contexts).length > 0 ? 'point' : 'modeId')
  if (flow === 'home') return addressErrors(values)
  return flow === 'store' && !values.storeId ? wrong('storeId') : {}
}

export const deliveryResolver =
  (contexts: readonly DeliveryContext[]): Resolver<DeliveryValues> =>
  (values) => {
    const errors = findErrors(contexts, values)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** What is saved of values that have no mistake. */
export const deliveryChoice = (contexts: readonly DeliveryContext[], values: DeliveryValues): DeliveryChoice => {
  const mode = findContext(contexts, values)?.deliveryMode
  const deliveryModeId = mode?.id ?? 0
  if (mode?.flow === 'home') return { deliveryModeId, address: addressForm.parse(values) }
  if (mode?.flow === 'store') return { deliveryModeId, storeId: Number(values.storeId) }
  if (mode?.flow === 'pickup_point')
    return { deliveryModeId, pickupPointId: values.point.slice(values.point.indexOf(':') + 1) }
  return { deliveryModeId }
}

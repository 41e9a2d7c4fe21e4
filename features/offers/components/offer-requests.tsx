import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'
import { type Place, usePlaces } from '#components/product/use-places.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { pageCurrency } from '#lib/market/page-currency.ts'
import { useOrganizationId } from '#lib/session/organization.ts'
import en from '#messages/en/offer-request.json'
import hu from '#messages/hu/offer-request.json'
import { loadList, type RequestedBooks } from '../queries.ts'
import { RequestButton } from './request-button.tsx'

const texts = { hu: { offerRequest: hu }, en: { offerRequest: en } }

/** As many copies as are chosen beside the button of the cart. A place on the page of a book names a variant. */
const bookOf = (id: string): RequestedBooks => {
  const chosen = document.querySelector<HTMLSelectElement>('[data-copies] select')
  return { lines: [{ variantId: Number(id), quantity: 1 }], copies: Number(chosen?.value ?? 1) }
}

const Requests = ({ places }: { places: readonly Place[] }) => {
  const t = useTranslations('offerRequest')
  return places.map(({ element, id }) => {
    const isList = element.dataset['source'] === 'list'
    return createPortal(
      <RequestButton
        label={t('open')}
        className={isList ? '' : 'w-full'}
        currency={pageCurrency()}
        books={() => (isList ? loadList(id) : bookOf(id))}
      />,
      element,
      id,
    )
  })
}

/**
 * Gives members of organisations a button in each element with `data-offer-request`: on the page of a book and on that
 * of a shopping list, which load no script for it.
 */
export const OfferRequests = () => {
  const isMember = useOrganizationId() != null
  const places = usePlaces('offer-request')
  return (
    isMember && (
      <AddedMessages texts={texts}>
        <Requests places={places} />
      </AddedMessages>
    )
  )
}

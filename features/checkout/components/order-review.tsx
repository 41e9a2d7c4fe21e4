'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatName } from '#lib/format/format-name.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { useParcelLines } from '../hooks/use-parcel-lines.ts'

const Part = ({
  name,
  editName,
  href,
  children,
}: {
  name: string
  editName: string
  href: Href
  children: ReactNode
}) => {
  const t = useTranslations('checkout.payment')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h3 className="text-soft">{name}</h3>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-2">{children}</div>
      <Link href={href} aria-label={editName} className="text-link justify-self-start py-0.5 text-13">
        {t('edit')}
      </Link>
    </div>
  )
}

const Lines = ({ lines }: { lines: (string | false | null | undefined)[] }) =>
  lines.filter(Boolean).map((line) => (
    <p key={String(line)} className="first:font-medium not-first:text-soft">
      {line}
    </p>
  ))

/** How and where to: the way's name, then the place. */
const deliveryLines = (
  { name, address, pickupPoint, store }: NonNullable<DraftOrder['delivery']>,
  download: string,
): string[] => {
  if (address) return [name, `${address.ZIPCode} ${address.city}, ${address.addressLine}`, address.note]
  const place = pickupPoint ?? store
  return place ? [name, place.name, `${place.ZIPCode} ${place.city}, ${place.addressLine}`] : [name, download]
}

/** Everything once more before the order, each part with the way back to it. */
export const OrderReview = ({ order, items }: { order: DraftOrder; items: ReactNode }) => {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  const parcelLines = useParcelLines()
  const { contact, delivery, billing } = order
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="title mb-2 text-24">
        {t('review')}
      </h2>
      <div className="border-t border-line">
        <Part name={t('items')} editName={t('editItems')} href="/cart">
          {items}
        </Part>
        {contact && (
          <Part name={t('contact')} editName={t('editContact')} href="/checkout">
            <Lines lines={[formatName(contact, locale), contact.email, contact.phone]} />
          </Part>
        )}
        {delivery && (
          <Part name={t('delivery')} editName={t('editDelivery')} href="/checkout/delivery">
            <Lines lines={[...deliveryLines(delivery, t('download')), ...parcelLines(order)]} />
          </Part>
        )}
        {billing && (
          <Part name={t('billing')} editName={t('editBilling')} href="/checkout/billing">
            <Lines
              lines={[
                billing.type === 'company' ? billing.company : formatName(billing, locale),
                billing.type === 'company' && billing.taxNumber,
                `${billing.ZIPCode} ${billing.city}, ${billing.addressLine}`,
              ]}
            />
          </Part>
        )}
      </div>
    </section>
  )
}

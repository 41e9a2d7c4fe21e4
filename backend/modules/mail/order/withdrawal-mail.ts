import { getPathname } from '#contracts/page-address.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatDate, formatDateTime } from '#lib/format/format-date.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { daysAfter } from '#lib/format/working-days.ts'
import type { MailContent, MailLine, MailSection } from '../mail-content.ts'
import { plainMail } from '../plain-mail.ts'
import type { Shop } from '../shop.ts'
import { type Translate, translator } from '../translate.ts'
import { orderLines } from './order-lines.ts'
import { type ConfirmedOrder, orderMailOf } from './order-mail.ts'

export interface WithdrawalFacts extends ConfirmedOrder {
  withdrawal: {
    number: string
    name: string
    reason: string | null
    declaredAt: string
    /** The day in Budapest. */
    declaredOn: string
    /** How the money goes back; null as long as the shop has not accepted the withdrawal. */
    refundBy: 'provider' | 'transfer' | 'none' | null
    /** In minor units. */
    amount: number | null
    items: readonly { id: number; quantity: number }[]
  }
}

type Item = OrderDetail['items'][number]

/** The ordered items that go back, each with its number of copies. */
export const returnedItems = ({ order, withdrawal }: WithdrawalFacts): Item[] =>
  withdrawal.items.flatMap(({ id, quantity }) =>
    order.items.filter((item) => item.id === id).map((item) => ({ ...item, quantity })),
  )

export const orderLink = ({ order, locale, publicUrl }: WithdrawalFacts, t: Translate) => ({
  label: t('withdrawalMail.link'),
  url: publicUrl + getPathname({ href: { pathname: '/orders/[id]/details/view', params: { id: order.uuid } }, locale }),
})

const isGift = ({ type }: Item): boolean => type.endsWith('GIFT')

/** The copies that go back, as the mail of an order shows them, without prices. */
export const returnedLines = (facts: WithdrawalFacts, returned: Item[], t: Translate): MailLine[] =>
  orderLines(orderMailOf({ ...facts, order: { ...facts.order, items: returned } })).map((line, index) => ({
    ...line,
    remark: returned[index] && isGift(returned[index]) ? t('withdrawalMail.gift') : undefined,
    price: undefined,
  }))

const declarationOf = ({ order, locale, withdrawal }: WithdrawalFacts, t: Translate): MailSection => {
  const { number, name, reason, declaredAt } = withdrawal
  return {
    title: t('withdrawalMail.declarationTitle'),
    lines: [
      t('withdrawalMail.declaration'),
      t('withdrawalMail.number', { number }),
      t('withdrawalMail.order', { number: order.number, day: formatDate(order.placedAt, locale) }),
      t('withdrawalMail.name', { name }),
      t('withdrawalMail.moment', { moment: formatDateTime(declaredAt, locale) }),
      ...(reason === null ? [] : [t('withdrawalMail.reason', { reason })]),
    ],
  }
}

const sendingOf = (shop: Shop, locale: Locale, { declaredOn }: WithdrawalFacts['withdrawal'], t: Translate) => ({
  title: t('withdrawalMail.sendTitle'),
  lines: [
    t('withdrawalMail.sendTo', { name: shop.company.name, place: formatPlace(shop.company) }),
    t('withdrawalMail.send', { day: formatDate(daysAfter(declaredOn, shop.withdrawal.sendBackDays), locale) }),
    t('withdrawalMail.handIn'),
    t('withdrawalMail.onItsWay'),
  ],
})

/** Acknowledges a withdrawal on a durable medium: what was declared and when, and what happens next. */
export const withdrawalMail = (facts: WithdrawalFacts): MailContent => {
  const { order, locale, shop, withdrawal } = facts
  const t = translator(locale)
  const returned = returnedItems(facts)
  return plainMail(facts, {
    subject: t('withdrawalMail.subject', { number: withdrawal.number }),
    preheader: t('withdrawalMail.preheader', { moment: formatDateTime(withdrawal.declaredAt, locale) }),
    title: t('withdrawalMail.title'),
    paragraphs: [t('greeting', { name: withdrawal.name }), t('withdrawalMail.text')],
    lines: returnedLines(facts, returned, t),
    link: orderLink(facts, t),
    sections: [
      declarationOf(facts, t),
      ...(returned.some(({ shipment }) => shipment !== null) ? [sendingOf(shop, locale, withdrawal, t)] : []),
      {
        title: t('withdrawalMail.moneyTitle'),
        lines: [
          t('withdrawalMail.money', { days: String(shop.withdrawal.refundDays) }),
          ...(order.payment.method === 'cash_on_delivery'
            ? [t('withdrawalMail.transfer', { email: shop.contact_email })]
            : []),
        ],
      },
    ],
  })
}

import { readFile } from 'node:fs/promises'
import { pickBook } from './support/books.ts'
import { openStep, orderButton, payBy } from './support/checkout-steps.ts'
import { receiveMail } from './support/mails.ts'
import { expectDetails, readPlaced } from './support/orders.ts'
import { fillCheckout } from './support/prepared-cart.ts'
import { newReader } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { arriveAtPayment, decide } from './support/simulator.ts'

test(
  'the buyer of a paid order gets its invoice by mail and as a file',
  { tag: '@languages' },
  async ({ visitor, stranger, allowConsole }) => {
    allowConsole(refusedRequest)
    const { t } = visitor
    const reader = newReader()
    await fillCheckout(visitor, await pickBook(visitor), 'billing', reader)
    await openStep(visitor, 'payment')
    await payBy(visitor, 'simplepay')
    await orderButton(visitor).click()
    await arriveAtPayment(visitor)
    await decide(visitor, 'pay')
    const placed = await readPlaced(visitor)

    const mail = await receiveMail(
      reader.email,
      new RegExp(`^${t('mail.invoice.invoice.subject', { number: 'SZ-.+' })}$`),
    )
    const [number = ''] = /SZ-\d{4}-\d{6}/.exec(mail.subject) ?? []
    // The link of the mail asks a stranger for the e-mail address of the order.
    await stranger.page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '')
    await stranger.page
      .getByRole('main')
      .getByRole('textbox', { name: t('orders.check.email') })
      .fill(reader.email)
    await stranger.page.getByRole('button', { name: t('orders.check.submit') }).click()
    await expectDetails(stranger, placed.number)
    const saved = stranger.page.waitForEvent('download')
    await stranger.page.getByRole('button', { name: t('orders.details.invoices.fileOf', { number }) }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

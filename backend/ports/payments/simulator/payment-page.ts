import { html } from 'hono/html'
import type { PaymentCurrency } from '../port.ts'
import { notifyPlans, type NotifyPlan } from './notifier.ts'
import { pageAmount } from './page-amount.ts'
import { pageLayout, type Html } from './page-layout.ts'
import { pageLanguage, pageTexts, type PageLanguage, type PageTexts } from './page-texts.ts'

/** What the page shows of a payment. */
export interface ShownPayment {
  merchant: string
  orderRef: string
  transactionId: string
  total: number
  currency: PaymentCurrency
  /** As the shop has named it, e.g. `HU` or `hu-HU`. */
  language: string
  status: string
}

export interface PageChoice {
  notify: NotifyPlan
  noReturn: boolean
}

/** The page of a payment nobody has begun yet: plain buttons of one form, which posts to the page's own address. */
export function paymentPage(provider: string, payment: ShownPayment, choice: PageChoice): Html {
  const language = pageLanguage(payment.language)
  const t = pageTexts[language]
  return pageLayout(
    provider,
    language,
    html`<h1>${t.heading}</h1>
${summary(payment, language)}
<form method="post">
<h2>${t.chooseOutcome}</h2>
<button class="main" name="outcome" value="pay">${t.pay}</button>
<button name="outcome" value="decline">${t.decline}</button>
<button name="outcome" value="cancel">${t.cancel}</button>
<button name="outcome" value="timeout">${t.timeout}</button>
${testerOptions(t, choice)}
</form>`,
  )
}

/** What is left of a payment that has ended. */
export function closedPage(provider: string, payment: ShownPayment, backUrl: string | undefined): Html {
  const language = pageLanguage(payment.language)
  const t = pageTexts[language]
  return pageLayout(
    provider,
    language,
    html`<h1>${t.closedHeading}</h1>
${summary(payment, language)}
<p>${t.status}: <strong>${payment.status}</strong></p>
${backUrl ? html`<a class="button" href="${backUrl}">${t.backToShop}</a>` : html`<p>${t.stayed}</p>`}`,
  )
}

export function unknownPage(provider: string, language: PageLanguage): Html {
  const t = pageTexts[language]
  return pageLayout(provider, language, html`<h1>${t.unknownHeading}</h1><p>${t.unknownText}</p>`)
}

function summary(payment: ShownPayment, language: PageLanguage): Html {
  const t = pageTexts[language]
  return html`<dl>
<dt>${t.merchant}</dt><dd>${payment.merchant}</dd>
<dt>${t.orderRef}</dt><dd>${payment.orderRef}</dd>
<dt>${t.transactionId}</dt><dd>${payment.transactionId}</dd>
<dt>${t.amount}</dt><dd class="amount">${pageAmount(payment.total, payment.currency, language)}</dd>
</dl>`
}

function testerOptions(t: PageTexts, choice: PageChoice): Html {
  const plan = (value: NotifyPlan) => {
    const checked = value === choice.notify ? ' checked' : ''
    return html`<label><input type="radio" name="notify" value="${value}"${checked}>${t[value]}</label>`
  }
  return html`<details>
<summary>${t.forTesters}</summary>
<fieldset><legend>${t.notifyLegend}</legend>${notifyPlans.map(plan)}</fieldset>
<label><input type="checkbox" name="noReturn" value="1"${choice.noReturn ? ' checked' : ''}>${t.noReturn}</label>
<p><button name="outcome" value="hold">${t.hold}</button></p>
</details>`
}

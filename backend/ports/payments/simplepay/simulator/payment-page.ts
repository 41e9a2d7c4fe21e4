import { html } from 'hono/html'
import { notifyPlans, type NotifyPlan } from './notifier.ts'
import { pageAmount } from './page-amount.ts'
import { pageLayout, type Html } from './page-layout.ts'
import { pageLanguage, pageTexts, type PageLanguage, type PageTexts } from './page-texts.ts'
import type { Transaction } from './transaction.ts'

export interface PageChoice {
  notify: NotifyPlan
  noReturn: boolean
}

/** The page of a payment nobody has begun yet: plain buttons of one form, which posts to the page's own address. */
export function paymentPage(transaction: Transaction, choice: PageChoice): Html {
  const language = pageLanguage(transaction.language)
  const t = pageTexts[language]
  return pageLayout(
    language,
    html`<h1>${t.heading}</h1>
${summary(transaction, language)}
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
export function closedPage(transaction: Transaction, backUrl: string | undefined): Html {
  const language = pageLanguage(transaction.language)
  const t = pageTexts[language]
  return pageLayout(
    language,
    html`<h1>${t.closedHeading}</h1>
${summary(transaction, language)}
<p>${t.status}: <strong>${transaction.status}</strong></p>
${backUrl ? html`<a class="button" href="${backUrl}">${t.backToShop}</a>` : html`<p>${t.stayed}</p>`}`,
  )
}

export function unknownPage(language: PageLanguage): Html {
  const t = pageTexts[language]
  return pageLayout(language, html`<h1>${t.unknownHeading}</h1><p>${t.unknownText}</p>`)
}

function summary(transaction: Transaction, language: PageLanguage): Html {
  const t = pageTexts[language]
  return html`<dl>
<dt>${t.merchant}</dt><dd>${transaction.merchant}</dd>
<dt>${t.orderRef}</dt><dd>${transaction.orderRef}</dd>
<dt>${t.transactionId}</dt><dd>${transaction.transactionId}</dd>
<dt>${t.amount}</dt><dd class="amount">${pageAmount(transaction.total, transaction.currency, language)}</dd>
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

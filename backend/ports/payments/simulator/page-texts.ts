const hu = {
  title: (provider: string) => `${provider}-szimulátor: fizetés`,
  warning: 'Ez szimulátor: nem mozog valódi pénz, és bankkártyaadatot sem kér.',
  heading: 'Fizetés',
  merchant: 'Kereskedő',
  orderRef: 'Hivatkozás',
  transactionId: 'Tranzakcióazonosító',
  amount: 'Fizetendő',
  chooseOutcome: 'Mi történjen?',
  pay: 'Fizetés',
  decline: 'A bank elutasítja a kártyát',
  cancel: 'Megszakítás, vissza a boltba',
  timeout: 'Lejár az idő',
  forTesters: 'Tesztelőknek',
  hold: 'Fizetés, de a bank még ellenőrzi',
  notifyLegend: 'Mikor kapjon a bolt szerverértesítést (IPN)?',
  after: 'A visszairányítás után',
  before: 'A visszairányítás előtt',
  twice: 'Utána, kétszer',
  never: 'Soha',
  noReturn: 'A böngésző nem tér vissza a boltba',
  closedHeading: 'Ez a fizetés lezárult',
  status: 'Állapot',
  backToShop: 'Vissza a boltba',
  stayed: 'A böngésző itt maradt. A bolt csak értesítésből vagy lekérdezésből tudja meg az eredményt.',
  unknownHeading: 'Nincs ilyen fizetés',
  unknownText: 'A cím elavult, vagy a szimulátor azóta újraindult.',
}

export type PageTexts = typeof hu

const en: PageTexts = {
  title: (provider) => `${provider} simulator: payment`,
  warning: 'This is a simulator: no real money moves and no card details are asked for.',
  heading: 'Payment',
  merchant: 'Merchant',
  orderRef: 'Reference',
  transactionId: 'Transaction ID',
  amount: 'Amount due',
  chooseOutcome: 'What should happen?',
  pay: 'Pay',
  decline: 'The bank declines the card',
  cancel: 'Cancel and go back to the shop',
  timeout: 'Let the time run out',
  forTesters: 'For testers',
  hold: 'Pay, but the bank is still checking',
  notifyLegend: 'When should the shop’s server be notified (IPN)?',
  after: 'After the browser returns',
  before: 'Before the browser returns',
  twice: 'Afterwards, twice',
  never: 'Never',
  noReturn: 'The browser does not return to the shop',
  closedHeading: 'This payment is closed',
  status: 'Status',
  backToShop: 'Back to the shop',
  stayed: 'The browser stayed here. The shop can learn the result only from the notification or by asking.',
  unknownHeading: 'No such payment',
  unknownText: 'The address is out of date, or the simulator has been restarted since.',
}

export type PageLanguage = 'hu' | 'en'

export const pageTexts: Record<PageLanguage, PageTexts> = { hu, en }

/** The page knows two of the languages in which a shop can start a payment: `HU` and `hu-HU` are Hungarian. */
export function pageLanguage(language: string): PageLanguage {
  return language.toLowerCase().startsWith('hu') ? 'hu' : 'en'
}

import { randomUUID } from 'node:crypto'

export interface Reader {
  email: string
  lastName: string
  firstName: string
  phone: string
}

/** A reader whose e-mail address is unique, because the tests find mails by the address. */
export const newReader = (): Reader => ({
  email: `olvaso-${randomUUID().slice(0, 8)}@example.com`,
  lastName: 'Próba',
  firstName: 'Petra',
  phone: '+36 30 123 4567',
})

export const home = { ZIPCode: '1134', city: 'Budapest', addressLine: 'Váci út 12. 3/4' }

/** A tax number whose check digit is right. */
export const company = { company: 'Minta Könyvtár Kft.', taxNumber: '10773381-2-44' }

/** Passwords that readers choose: at the registration, and later. */
export const passwords = { first: 'harom-kek-macska', second: 'negy-zold-alma' }

export const customers = {
  reader: { email: 'olvaso@kolofon.example', password: 'kolofon-demo' },
  business: { email: 'iskola@kolofon.example', password: 'kolofon-demo', name: 'Minta Gimnázium' },
} as const

import { createHash } from 'node:crypto'

/** Somebody with an account at a simulated provider. */
export interface TestPerson {
  id: string
  firstName: string
  lastName: string
  email: string | null
  isVerified: boolean
  /** What is special about this person, for the page. */
  note: { hu: string; en: string }
}

export const googlePeople: readonly TestPerson[] = [
  {
    id: '1001',
    firstName: 'Réka',
    lastName: 'Próba',
    email: 'proba.reka@gmail.com',
    isVerified: true,
    note: { hu: 'Gmail-cím', en: 'a Gmail address' },
  },
  {
    id: '1002',
    firstName: 'Péter',
    lastName: 'Próba',
    email: 'proba.peter@posta.example',
    isVerified: true,
    note: { hu: 'más szolgáltató címe', en: 'an address of another provider' },
  },
  {
    id: '1003',
    firstName: 'Ilona',
    lastName: 'Próba',
    email: 'proba.ilona@posta.example',
    isVerified: false,
    note: { hu: 'nem igazolt cím', en: 'an address that is not verified' },
  },
]

export const facebookPeople: readonly TestPerson[] = [
  {
    id: '10150000001',
    firstName: 'Réka',
    lastName: 'Próba',
    email: 'proba.reka@posta.example',
    isVerified: false,
    note: { hu: 'e-mail-címmel', en: 'with an e-mail address' },
  },
  {
    id: '10150000002',
    firstName: 'Péter',
    lastName: 'Próba',
    email: null,
    isVerified: false,
    note: { hu: 'e-mail-cím nélkül', en: 'without an e-mail address' },
  },
]

export const applePeople: readonly TestPerson[] = [
  {
    id: '001001.trial.0001',
    firstName: 'Réka',
    lastName: 'Próba',
    email: 'proba.reka@icloud.com',
    isVerified: true,
    note: { hu: 'iCloud-cím', en: 'an iCloud address' },
  },
  {
    id: '001001.trial.0002',
    firstName: 'Péter',
    lastName: 'Próba',
    email: 'x7k2p9@privaterelay.appleid.com',
    isVerified: true,
    note: { hu: 'elrejtett cím', en: 'a hidden address' },
  },
  {
    id: '001001.trial.0003',
    firstName: 'Ilona',
    lastName: 'Próba',
    email: 'proba.ilona@posta.example',
    isVerified: true,
    note: { hu: 'más szolgáltató címe', en: 'an address of another provider' },
  },
]

/** Somebody whom the page's form describes: the same address is the same person. */
export const describedPerson = (form: Record<string, string>): TestPerson => {
  const email = form['email']?.trim() || null
  return {
    id: createHash('sha256').update(`${email}`).digest('hex').slice(0, 20),
    firstName: form['firstName'] ?? '',
    lastName: form['lastName'] ?? '',
    email,
    isVerified: form['verified'] === 'on',
    note: { hu: '', en: '' },
  }
}

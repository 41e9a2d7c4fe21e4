import { passwordHash, signRequest, type SignedOperation } from './crypto.ts'
import { type Node, writeXml } from './xml.ts'

/** The technical user of the shop at the authority. */
export interface NavAccount {
  login: string
  password: string
  /** The first eight digits of the seller's tax number. */
  taxNumber: string
  signKey: string
  exchangeKey: string
}

const namespaces =
  'xmlns="http://schemas.nav.gov.hu/OSA/3.0/api" xmlns:common="http://schemas.nav.gov.hu/NTCA/1.0/common"'

/** The program, as the authority wants to know it. The tax number of its maker is that of the shop. */
const software = (taxNumber: string): Node => [
  'software',
  [
    ['softwareId', `KOLOFON-${taxNumber}-1`.padEnd(18, '0')],
    ['softwareName', 'Kolofon'],
    ['softwareOperation', 'ONLINE_SERVICE'],
    ['softwareMainVersion', '0.1'],
    ['softwareDevName', 'Kolofon'],
    ['softwareDevContact', 'bolt@kolofon.example'],
    ['softwareDevCountryCode', 'HU'],
    ['softwareDevTaxNumber', taxNumber],
  ],
]

interface Moment {
  requestId: string
  at: Date
}

/** A whole request: header, signed user, software, and what is asked. */
export const writeRequest = (
  name: string,
  account: NavAccount,
  { requestId, at }: Moment,
  content: readonly Node[],
  operations: readonly SignedOperation[] = [],
): string => {
  const timestamp = at.toISOString()
  return writeXml([
    name,
    [
      [
        'common:header',
        [
          ['common:requestId', requestId],
          ['common:timestamp', timestamp],
          ['common:requestVersion', '3.0'],
          ['common:headerVersion', '1.0'],
        ],
      ],
      [
        'common:user',
        [
          ['common:login', account.login],
          ['common:passwordHash', passwordHash(account.password), 'cryptoType="SHA-512"'],
          ['common:taxNumber', account.taxNumber],
          [
            'common:requestSignature',
            signRequest({ requestId, timestamp }, account.signKey, operations),
            'cryptoType="SHA3-512"',
          ],
        ],
      ],
      software(account.taxNumber),
      ...content,
    ],
    namespaces,
  ])
}

import type { ReportedInvoice } from '../port.ts'
import { type Node, writeXml } from './xml.ts'

const exponents = { HUF: 0, EUR: 2 } as const

/** Minor units as the decimal number that the schema wants. */
const decimal = (minor: number, exponent: number): string => (minor / 10 ** exponent).toFixed(exponent)

/** The amount and its value in forints, whose half is rounded away from zero. */
const amounts = ({ currency, exchangeRate }: ReportedInvoice) => {
  const inForint = (minor: number): number =>
    exchangeRate === null ? minor : Math.sign(minor) * Math.floor((Math.abs(minor) * exchangeRate + 5_000) / 10_000)
  return (name: string, minor: number): Node[] => [
    [name, decimal(minor, exponents[currency])],
    [`${name}HUF`, decimal(inForint(minor), 0)],
  ]
}
type Amounts = ReturnType<typeof amounts>

const taxNumber = (name: string, number: string): Node => {
  const digits = number.replaceAll(/\D/g, '')
  return [
    name,
    [
      ['base:taxpayerId', digits.slice(0, 8)],
      ['base:vatCode', digits.slice(8, 9)],
      ['base:countyCode', digits.slice(9, 11)],
    ],
  ]
}

/** The shop asks for one line of address, so nothing has to be taken apart. */
const address = (name: string, { country, ZIPCode, city, addressLine }: ReportedInvoice['seller']): Node => [
  name,
  [
    [
      'base:simpleAddress',
      [
        ['base:countryCode', country],
        ['base:postalCode', ZIPCode],
        ['base:city', city],
        ['base:additionalAddressDetail', addressLine],
      ],
    ],
  ],
]

/** Numbers of other countries of the EU begin with their country. */
const isForeign = (number: string): boolean => /^[A-Z]{2}/i.test(number)

const vatNumber = (number: string): Node =>
  isForeign(number)
    ? ['communityVatNumber', number.replaceAll(/[^\dA-Z]/gi, '').toUpperCase()]
    : taxNumber('customerTaxNumber', number)

const customer = ({ buyer }: ReportedInvoice): Node =>
  buyer
    ? [
        'customerInfo',
        [
          ['customerVatStatus', isForeign(buyer.taxNumber) ? 'OTHER' : 'DOMESTIC'],
          ['customerVatData', [vatNumber(buyer.taxNumber)]],
          ['customerName', buyer.name],
          address('customerAddress', buyer),
        ],
      ]
    : ['customerInfo', [['customerVatStatus', 'PRIVATE_PERSON']]]

const vatRate = (name: string, rate: number): Node => [name, [['vatPercentage', (rate / 100).toFixed(2)]]]

const line = (
  { corrects }: ReportedInvoice,
  { nature, name, quantity, vatRate: rate, unitNet, net, gross }: ReportedInvoice['lines'][number],
  index: number,
  both: Amounts,
): Node => {
  const [unitPrice, unitPriceHUF] = both('unitPrice', unitNet)
  return [
    'line',
    [
      ['lineNumber', String(index + 1)],
      corrects && [
        'lineModificationReference',
        [
          // The numbers of a correction go on where the invoice and its earlier corrections ended.
          ['lineNumberReference', String(corrects.linesBefore + index + 1)],
          ['lineOperation', 'CREATE'],
        ],
      ],
      ['lineExpressionIndicator', 'true'],
      ['lineNatureIndicator', nature],
      ['lineDescription', name.slice(0, 512)],
      ['quantity', String(quantity)],
      ['unitOfMeasure', 'PIECE'],
      unitPrice,
      unitPriceHUF,
      [
        'lineAmountsNormal',
        [
          ['lineNetAmountData', both('lineNetAmount', net)],
          vatRate('lineVatRate', rate),
          ['lineVatData', both('lineVatAmount', gross - net)],
          ['lineGrossAmountData', both('lineGrossAmountNormal', gross)],
        ],
      ],
    ],
  ]
}

const summary = ({ vat }: ReportedInvoice, both: Amounts): Node => {
  const sum = (key: 'net' | 'vat' | 'gross') => vat.reduce((total, row) => total + row[key], 0)
  return [
    'invoiceSummary',
    [
      [
        'summaryNormal',
        [
          ...vat.map((row): Node => [
            'summaryByVatRate',
            [
              vatRate('vatRate', row.rate),
              ['vatRateNetData', both('vatRateNetAmount', row.net)],
              ['vatRateVatData', both('vatRateVatAmount', row.vat)],
              ['vatRateGrossData', both('vatRateGrossAmount', row.gross)],
            ],
          ]),
          ...both('invoiceNetAmount', sum('net')),
          ...both('invoiceVatAmount', sum('vat')),
        ],
      ],
      ['summaryGrossData', both('invoiceGrossAmount', sum('gross'))],
    ],
  ]
}

/** An accepted offer is the contract. */
const references = ({ orderNumber, poNumber, offerNumber, costCenter }: ReportedInvoice): Node[] => [
  ['orderNumbers', [orderNumber, ...(poNumber ? [poNumber] : [])].map((number): Node => ['orderNumber', number])],
  ...(offerNumber ? [['contractNumbers', [['contractNumber', offerNumber]]] as const] : []),
  ...(costCenter ? [['costCenters', [['costCenter', costCenter]]] as const] : []),
]

const head = (invoice: ReportedInvoice): Node => {
  const { seller, currency, exchangeRate, performedOn, payment, dueOn } = invoice
  return [
    'invoiceHead',
    [
      [
        'supplierInfo',
        [
          taxNumber('supplierTaxNumber', seller.taxNumber),
          ['supplierName', seller.name],
          address('supplierAddress', seller),
        ],
      ],
      customer(invoice),
      [
        'invoiceDetail',
        [
          ['invoiceCategory', 'NORMAL'],
          ['invoiceDeliveryDate', performedOn],
          ['currencyCode', currency],
          ['exchangeRate', exchangeRate === null ? '1' : decimal(exchangeRate, 2)],
          ['paymentMethod', payment],
          ['paymentDate', dueOn],
          ['invoiceAppearance', 'ELECTRONIC'],
          ['conventionalInvoiceInfo', references(invoice)],
        ],
      ],
    ],
  ]
}

const namespaces =
  'xmlns="http://schemas.nav.gov.hu/OSA/3.0/data" xmlns:common="http://schemas.nav.gov.hu/NTCA/1.0/common" xmlns:base="http://schemas.nav.gov.hu/OSA/3.0/base"'

/** The document `InvoiceData` of version 3.0, with its elements in the order of the schema. */
export const invoiceData = (invoice: ReportedInvoice): string => {
  const { number, issuedOn, corrects, lines } = invoice
  const both = amounts(invoice)
  return writeXml([
    'InvoiceData',
    [
      ['invoiceNumber', number],
      ['invoiceIssueDate', issuedOn],
      ['completenessIndicator', 'false'],
      [
        'invoiceMain',
        [
          [
            'invoice',
            [
              corrects && [
                'invoiceReference',
                [
                  ['originalInvoiceNumber', corrects.number],
                  ['modifyWithoutMaster', 'false'],
                  ['modificationIndex', String(corrects.index)],
                ],
              ],
              head(invoice),
              [
                'invoiceLines',
                [['mergedItemIndicator', 'false'], ...lines.map((one, index) => line(invoice, one, index, both))],
              ],
              summary(invoice, both),
            ],
          ],
        ],
      ],
    ],
    namespaces,
  ])
}

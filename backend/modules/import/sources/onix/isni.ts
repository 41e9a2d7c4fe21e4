import { childrenOf, valueOf, type XmlNode } from './xml-node.ts'

/** ISO 7064, modulus 11-2: the last character of an ISNI is its check digit. */
const isValid = (isni: string): boolean => {
  let sum = 0
  for (const digit of isni.slice(0, -1)) sum = (sum + Number(digit)) * 2
  const check = (12 - (sum % 11)) % 11
  return isni.at(-1) === (check === 10 ? 'X' : String(check))
}

/** List 44: 16 is the ISNI of a person, 21 the ORCID, which is an ISNI of researchers. A wrong one is none. */
export const isniOf = (contributor: XmlNode): string | undefined =>
  childrenOf(contributor, 'NameIdentifier')
    .filter((one) => ['16', '21'].includes(valueOf(one, 'NameIDType') ?? ''))
    .map((one) => (valueOf(one, 'IDValue') ?? '').toUpperCase().replaceAll(/[^\dX]/g, ''))
    .map((value) => value.slice(-16))
    .find((value) => /^\d{15}[\dX]$/.test(value) && isValid(value))

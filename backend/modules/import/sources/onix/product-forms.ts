import type { About } from '../../trade-record.ts'

export type TradeFormat = About['format']

/** Why the shop sells nothing of a form, in the words of the report. */
const refusals = {
  unclear: 'the record does not say closely enough what it is',
  carrier: 'of recordings the shop sells CDs and downloads alone',
  software: 'software, games and data for computers are not sold',
  film: 'films, slides and transparencies are not sold',
  licence: 'licences and access codes are not sold',
  microform: 'microforms are not sold',
  print: 'stationery, cards, posters and other prints are not sold',
  merchandise: 'globes, clothes, devices, drawing things and gifts are not sold',
  display: 'packs, displays and posters for shops are not for readers',
  part: 'it is sold as a part of another product only',
  collection: 'its parts are sold, and not the whole',
  unknown: 'List 150 has no such form',
} as const
export type RefusalReason = keyof typeof refusals
export type FormMeaning = { format: TradeFormat } | { refusal: RefusalReason } | { parts: TradeFormat }

export const refusalText = (reason: RefusalReason): string => refusals[reason]

/** List 150. A book whose binding is not told is one with a soft cover. */
const formats: Partial<Record<TradeFormat, string>> = {
  hardback: 'BB BG BH',
  paperback: 'BA BC BD BE BF BI BJ BK BL BM BN BO BP BZ PE',
  ebook: 'EA EB EC ED',
  audio: 'AJ AN AO AZ',
  audio_cd: 'AC AE AH',
  map: 'CA CB CC CD CZ',
  sheet_music: 'PI',
  calendar: 'PC PF PS',
  game: 'ZB ZC ZD ZE ZJ ZX',
  set: 'PD PH ZP',
}
/** Products of several parts, and what they are if no part says it. */
const ofParts: Partial<Record<TradeFormat, string>> = { set: 'SA SB SC SD SE SF', ebook: 'SG' }

/** The codes of List 7 that List 150 has no more are among them. */
const refused: Partial<Record<RefusalReason, string>> = {
  unclear: '00 AA PA ZA',
  carrier: 'AB AD AF AG AI AK AL AM',
  software: 'DA DB DC DE DF DI DJ DK DL DM DN DO DZ',
  film: 'FA FC FD FE FF FZ VA VB VC VD VE VF VG VH VI VJ VK VL VM VN VO VP VQ VZ',
  licence: 'LA LB LC',
  microform: 'MA MB MC MZ',
  print: 'PB PG PJ PK PL PM PN PO PP PQ PR PT PU PV PZ',
  merchandise: 'CE ZF ZG ZH ZI ZK ZL ZM ZN ZO ZY ZZ',
  display: 'XA XB XC XD XE XF XG XH XI XJ XK XL XM XN XO XY XZ',
}

const spread = <Key extends string>(
  lists: Partial<Record<Key, string>>,
  meaningOf: (key: Key) => FormMeaning,
): [string, FormMeaning][] =>
  (Object.entries(lists) as [Key, string][]).flatMap(([key, codes]) =>
    codes.split(' ').map((code): [string, FormMeaning] => [code, meaningOf(key)]),
  )

const meanings: ReadonlyMap<string, FormMeaning> = new Map([
  ...spread(formats, (format) => ({ format })),
  ...spread(ofParts, (format) => ({ parts: format })),
  ...spread(refused, (refusal) => ({ refusal })),
])

interface Detailed {
  /** The forms that are too general without a detail. */
  forms: RegExp
  /** List 175. */
  details: RegExp
  meaning: FormMeaning
}

/**
 * What a detail makes of a form, the first match in front. Details that no row names (sizes, sewing, edges, bit rates,
 * braille, languages of pages) change nothing. A CD of data with a format for sound is an MP3 CD; a download with a format
 * for texts is an e-book, even if it is read aloud in it.
 */
const detailed: readonly Detailed[] = [
  { forms: /^(00|A[AEZ]|D[ABN])$/, details: /^A10[12]$/, meaning: { format: 'audio_cd' } },
  { forms: /^D[BN]$/, details: /^A(1|20[1-4]|207|208|209|210)/, meaning: { format: 'audio_cd' } },
  { forms: /^E[ABCD]$/, details: /^E13[456]$/, meaning: { refusal: 'software' } },
  { forms: /^(00|E[ABCD])$/, details: /^(E1|A20[56]|A21[12])/, meaning: { format: 'ebook' } },
  { forms: /^E[ABCD]$/, details: /^A[12]/, meaning: { format: 'audio' } },
  { forms: /^E[ABCD]$/, details: /^D[23]/, meaning: { refusal: 'software' } },
  { forms: /^E[ABCD]$/, details: /^(D1|V2)/, meaning: { refusal: 'film' } },
  { forms: /^(00|BA)$/, details: /^B(306|40[1-6]|409|41[01]|50[123])$/, meaning: { format: 'hardback' } },
  { forms: /^00$/, details: /^B1/, meaning: { format: 'paperback' } },
  { forms: /^(00|P[ADZ])$/, details: /^P(09|10|11|13)/, meaning: { format: 'calendar' } },
  { forms: /^(00|P[ADZ])$/, details: /^P123$/, meaning: { format: 'game' } },
  { forms: /^(00|P[ADZ])$/, details: /^P12[012]$/, meaning: { format: 'set' } },
  { forms: /^P[AD]$/, details: /^P12[4-7]$/, meaning: { refusal: 'print' } },
  { forms: /^(00|Z[AZ])$/, details: /^Z1(1|21)/, meaning: { format: 'game' } },
  { forms: /^(00|[DV]A)$/, details: /^D[23]/, meaning: { refusal: 'software' } },
  { forms: /^(00|[DV]A)$/, details: /^(D1|V2)/, meaning: { refusal: 'film' } },
]

/** List 81: what a download or a recording holds, where no detail says it. */
const contents: readonly { forms: RegExp; types: RegExp; meaning: FormMeaning }[] = [
  { forms: /^E[ABCD]$/, types: /^(0[1-4]|13)$/, meaning: { format: 'audio' } },
  { forms: /^E[ABCD]$/, types: /^(06|2[5-9]|30)$/, meaning: { refusal: 'film' } },
  { forms: /^E[ABCD]$/, types: /^(05|08|09|33)$/, meaning: { refusal: 'software' } },
  { forms: /^D[BN]$/, types: /^(0[1-4]|13)$/, meaning: { format: 'audio_cd' } },
]

/** What a product, or a part of it, is. @param contentType its main content */
export const meaningOfForm = (form: string, details: readonly string[], contentType?: string): FormMeaning =>
  detailed.find((row) => row.forms.test(form) && details.some((detail) => row.details.test(detail)))?.meaning ??
  contents.find((row) => row.forms.test(form) && row.types.test(contentType ?? ''))?.meaning ??
  meanings.get(form) ?? { refusal: form === '' ? 'unclear' : 'unknown' }

import type { BothLanguages } from '../../../../db/schema/columns.ts'
import type { TradeResource, Texts } from '../../trade-record.ts'
import { isValidOn, publicOf } from './audience.ts'
import { bothOf } from './both-of.ts'
import { readCollateral } from './read-collateral.ts'
import { childrenOf, textOf, valueOf, type XmlNode } from './xml-node.ts'

const longestText = 20_000
const leadLength = 280

/** By language, the first text of the given kinds (List 153). A text without a language is used for both. */
const textsOf = (contents: readonly XmlNode[], types: readonly string[]): BothLanguages =>
  bothOf(
    types.flatMap((type) =>
      contents.filter((one) => valueOf(one, 'TextType') === type).flatMap((one) => childrenOf(one, 'Text')),
    ),
    longestText,
  ) ?? { hu: '', en: '' }

/** The first sentences of a description, where there is no short description. */
const beginning = (text: string): string => {
  const [paragraph = ''] = text.split('\n\n')
  if (paragraph.length <= leadLength) return paragraph
  const cut = paragraph.slice(0, leadLength)
  return /^[\s\S]*[.!?…](?=\s)/.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, '')}…`
}

/** List 158: covers and pictures of the product, the author, samples, trailers, guides. */
const contents: Readonly<Record<string, Pick<TradeResource, 'kind' | 'view'>>> = {
  '01': { kind: 'image', view: 'front' },
  '02': { kind: 'image', view: 'back' },
  '03': { kind: 'image', view: 'other' },
  '04': { kind: 'image', view: 'person' },
  '07': { kind: 'image', view: 'other' },
  '29': { kind: 'image', view: 'other' },
  '15': { kind: 'sample', view: null },
  '19': { kind: 'document', view: null },
  '20': { kind: 'document', view: null },
  '26': { kind: 'video', view: null },
}

/** Many senders call a picture of a page a text, since it shows one. */
const isPicture = (url: string): boolean => /\.(?:jpe?g|png|gif|webp)$/i.test(new URL(url).pathname)

/** List 159: 02 is sound, 03 a still image. A sample consists of pages or of pictures of pages. */
const contentOf = (resource: XmlNode, url: string): Pick<TradeResource, 'kind' | 'view'> | undefined => {
  const content = contents[valueOf(resource, 'ResourceContentType') ?? '']
  const mode = valueOf(resource, 'ResourceMode')
  if (content?.kind !== 'sample') return content
  if (mode === '02') return undefined
  return mode === '03' || isPicture(url) ? { kind: 'image', view: 'inside' } : content
}

/** List 162: 02 and 03 are height and width in pixels, 07 is the size in bytes. What is not said is the smallest. */
const sizeOf = (version: XmlNode): [points: number, bytes: number] => {
  const feature = (type: string): number => {
    const node = childrenOf(version, 'ResourceVersionFeature').find(
      (one) => valueOf(one, 'ResourceVersionFeatureType') === type,
    )
    return Number(valueOf(node, 'FeatureValue')) || 0
  }
  const [height, width] = [feature('02'), feature('03')]
  return [(height || width) * (width || height), feature('07')]
}

/** The address of the largest version. */
const linkOf = (resource: XmlNode, today: string): string | undefined =>
  childrenOf(resource, 'ResourceVersion')
    .filter((version) => isValidOn(version, today))
    .map((version) => ({ size: sizeOf(version), links: childrenOf(version, 'ResourceLink').map(textOf) }))
    .toSorted(({ size: [a, c] }, { size: [b, d] }) => b - a || d - c)
    .flatMap(({ links }) => links)
    .find((link) => link.length <= 2000 && /^https?:\/\//.test(link) && URL.canParse(link))

const resourcesOf = (collateral: XmlNode, today: string): TradeResource[] =>
  publicOf(collateral, 'SupportingResource', today).flatMap((resource) => {
    const url = linkOf(resource, today)
    const content = url === undefined ? undefined : contentOf(resource, url)
    return content && url ? [{ ...content, url }] : []
  })

/** Block 2 of a record: the texts about the book. Only what readers may see is read. */
export const readTexts = (collateral: XmlNode, today: string): Texts => {
  const contents = publicOf(collateral, 'TextContent', today)
  const description = textsOf(contents, ['03', '05', '30', '02'])
  const short = textsOf(contents, ['02', '10'])
  return {
    lead: { hu: short.hu || beginning(description.hu), en: short.en || beginning(description.en) },
    description,
    resources: resourcesOf(collateral, today),
    collateral: readCollateral(collateral, contents),
  }
}

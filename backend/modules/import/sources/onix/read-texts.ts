import type { TradeResource, Texts } from '../../trade-record.ts'
import { languageOf } from './codes.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, textOf, valueOf, type XmlNode } from './xml-node.ts'

const longestText = 20_000
const leadLength = 280

/** Of the given kinds (List 153) the first that there is, by language; what has no language counts for both. */
const textsOf = (collateral: XmlNode, types: readonly string[]): { hu: string; en: string } => {
  const found: { hu?: string; en?: string; any?: string } = {}
  for (const type of types)
    for (const content of childrenOf(collateral, 'TextContent')) {
      if (valueOf(content, 'TextType') !== type) continue
      for (const text of childrenOf(content, 'Text')) {
        const language = languageOf(text.attributes['language'])
        const plain = plainText(text).slice(0, longestText)
        if (language === 'hu' || language === 'en') found[language] ??= plain
        else found.any ??= plain
      }
    }
  const [hu, en] = [found.hu ?? found.any ?? found.en ?? '', found.en ?? found.any ?? found.hu ?? '']
  return { hu, en }
}

/** The first sentences of a description, where there is no short one. */
const beginning = (text: string): string => {
  const [paragraph = ''] = text.split('\n\n')
  if (paragraph.length <= leadLength) return paragraph
  const cut = paragraph.slice(0, leadLength)
  return /^[\s\S]*[.!?…](?=\s)/.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, '')}…`
}

/** List 158: front cover and pictures of the product, samples, trailers. */
const kinds: Readonly<Record<string, TradeResource['kind']>> = { '01': 'image', '02': 'image', '03': 'image', '07': 'image', '29': 'image', '15': 'sample', '26': 'video', '19': 'document', '20': 'document' }

const resourcesOf = (collateral: XmlNode): TradeResource[] =>
  childrenOf(collateral, 'SupportingResource').flatMap((resource) => {
    const kind = kinds[valueOf(resource, 'ResourceContentType') ?? '']
    const links = childrenOf(resource, 'ResourceVersion').flatMap((version) => childrenOf(version, 'ResourceLink').map(textOf))
    const url = links.find((link) => link.length <= 2000 && /^https?:\/\//.test(link) && URL.canParse(link))
    return kind && url ? [{ kind, url }] : []
  })

/** Block 2 of a record: what is said about the book. */
export const readTexts = (collateral: XmlNode): Texts => {
  const description = textsOf(collateral, ['03', '05', '30', '02'])
  const short = textsOf(collateral, ['02', '10'])
  return { lead: { hu: short.hu || beginning(description.hu), en: short.en || beginning(description.en) }, description, resources: resourcesOf(collateral) }
}

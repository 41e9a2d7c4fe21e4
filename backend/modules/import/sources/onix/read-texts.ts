import type { TradeResource, Texts } from '../../trade-record.ts'
import { languageOf } from './codes.ts'
import { plainText } from './plain-text.ts'
import { childrenOf, textOf, valueOf, type XmlNode } from './xml-node.ts'

const longestText = 20_000
const leadLength = 280

/** By language, the first text of the given kinds (List 153). A text without a language is used for both. */
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

/** The first sentences of a description, where there is no short description. */
const beginning = (text: string): string => {
  const [paragraph = ''] = text.split('\n\n')
  if (paragraph.length <= leadLength) return paragraph
  const cut = paragraph.slice(0, leadLength)
  return /^[\s\S]*[.!?…](?=\s)/.exec(cut)?.[0] ?? `${cut.replace(/\s+\S*$/, '')}…`
}

/** List 158: covers and pictures of the product, samples, trailers, guides. */
const contents: Readonly<Record<string, Pick<TradeResource, 'kind' | 'view'>>> = {
  '01': { kind: 'image', view: 'front' },
  '02': { kind: 'image', view: 'back' },
  '03': { kind: 'image', view: 'other' },
  '07': { kind: 'image', view: 'other' },
  '29': { kind: 'image', view: 'other' },
  '15': { kind: 'sample', view: null },
  '19': { kind: 'document', view: null },
  '20': { kind: 'document', view: null },
  '26': { kind: 'video', view: null },
}

/** List 159: 02 is sound, 03 a still image. A sample consists of pages or of pictures of pages. */
const contentOf = (resource: XmlNode): Pick<TradeResource, 'kind' | 'view'> | undefined => {
  const content = contents[valueOf(resource, 'ResourceContentType') ?? '']
  const mode = valueOf(resource, 'ResourceMode')
  if (content?.kind !== 'sample') return content
  return mode === '03' ? { kind: 'image', view: 'inside' } : mode === '02' ? undefined : content
}

const resourcesOf = (collateral: XmlNode): TradeResource[] =>
  childrenOf(collateral, 'SupportingResource').flatMap((resource) => {
    const content = contentOf(resource)
    const links = childrenOf(resource, 'ResourceVersion').flatMap((version) =>
      childrenOf(version, 'ResourceLink').map(textOf),
    )
    const url = links.find((link) => link.length <= 2000 && /^https?:\/\//.test(link) && URL.canParse(link))
    return content && url ? [{ ...content, url }] : []
  })

/** Block 2 of a record: the texts about the book. */
export const readTexts = (collateral: XmlNode): Texts => {
  const description = textsOf(collateral, ['03', '05', '30', '02'])
  const short = textsOf(collateral, ['02', '10'])
  return {
    lead: { hu: short.hu || beginning(description.hu), en: short.en || beginning(description.en) },
    description,
    resources: resourcesOf(collateral),
  }
}

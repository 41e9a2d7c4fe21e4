import { readElements, type Element } from './read-elements.ts'
import shortOf2 from './release-2/short-tags.json' with { type: 'json' }
import { defaults as defaultConfiguration } from '../../../configuration/service.ts'
import short from './short-tags.json' with { type: 'json' }
import { type MessageDefaults, toRecord } from './to-record.ts'

const defaults: MessageDefaults = {
  language: 'hun',
  priceType: '04',
  currency: undefined,
  today: '2026-11-21',
  vatRates: defaultConfiguration.vat_rates,
  sender: 'Próba Kiadó',
  message: { sentAt: null, number: null },
}

const chunksOf = async function* (xml: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(xml)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

/** The elements before the end or an error, and the error. */
export const readAll = async (xml: string | Buffer, size = 997) => {
  const elements: Element[] = []
  try {
    for await (const element of readElements(chunksOf(xml, size))) elements.push(element)
    return { elements, error: undefined }
  } catch (error) {
    return { elements, error: error instanceof Error ? error.message : String(error) }
  }
}

/** All records that could be read. */
export const recordsOf = async (xml: string | Buffer) =>
  (await readAll(xml)).elements.flatMap((element) => {
    if (element.kind !== 'product') return []
    const read = toRecord(element.node, defaults)
    return ['refusal' in read ? read : { ...read, notes: [...element.notes, ...read.notes] }]
  })
export const recordOf = async (xml: string | Buffer) => (await recordsOf(xml))[0]

/** Each record in a few words: its reference, or the code and the place of its refusal. */
export const outlineOf = async (xml: string | Buffer, size?: number) => {
  const { elements, error } = await readAll(xml, size)
  const lines = elements.flatMap((element) => {
    if (element.kind === 'header') return []
    if (element.kind === 'lost') {
      const { reference, refusal, place } = element.record
      return [`${place?.number}, line ${place?.line}: ${refusal.code} ${reference}`.trim()]
    }
    const read = toRecord(element.node, defaults)
    const { number, line } = element.place
    return [
      'refusal' in read
        ? `${number}, line ${line}: ${read.refusal.code} ${read.reference}`
        : `${number}, line ${line}: read ${read.record.reference}`,
    ]
  })
  return { lines, error }
}

/** A complete record of a book in reference tags of ONIX 3.0; `extra` is its last part. */
export const product = (
  reference = 'ref-1',
  { type = '03', isbn = '9789630000017', title = 'A kőszívű ember fiai', extra = '' } = {},
): string => `
  <Product>
    <RecordReference>${reference}</RecordReference><NotificationType>${type}</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
      <Measure><MeasureType>01</MeasureType><Measurement>20.2</Measurement><MeasureUnitCode>cm</MeasureUnitCode></Measure>
      <Measure><MeasureType>08</MeasureType><Measurement>560</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
      <Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><PartNumber>3</PartNumber><TitleText>Klasszikusok sora</TitleText></TitleElement></TitleDetail></Collection>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText><Subtitle>Regény</Subtitle></TitleElement></TitleDetail>
      <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A12</ContributorRole><PersonName>Jane Smith</PersonName><PersonNameInverted>Smith, Jane</PersonNameInverted></Contributor>
      <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Próba Mór</PersonName><PersonNameInverted>Próba, Mór</PersonNameInverted>
        <ContributorDate><ContributorDateRole>50</ContributorDateRole><Date>1825</Date></ContributorDate><ContributorDate><ContributorDateRole>51</ContributorDateRole><Date>19040505</Date></ContributorDate></Contributor>
      <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>A36</ContributorRole><PersonName>Nobody</PersonName></Contributor>
      <Language><LanguageRole>01</LanguageRole><LanguageCode>hun</LanguageCode></Language>
      <Extent><ExtentType>00</ExtentType><ExtentValue>640</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC002000</SubjectCode></Subject>
      <Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FBC</SubjectCode></Subject>
      <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue></AudienceRange>
    </DescriptiveDetail>
    <CollateralDetail>
      <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>Első <em>bekezdés</em>.</p><p>Második &amp; utolsó.</p></Text></TextContent>
      <SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://kiado.example/borito.jpg</ResourceLink></ResourceVersion></SupportingResource>
    </CollateralDetail>
    <PublishingDetail>
      <Imprint><ImprintName>Próba Könyvek</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Nagy Ház</PublisherName></Publisher>
      <PublishingStatus>04</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20210315</Date></PublishingDate>
      <PublishingDate><PublishingDateRole>11</PublishingDateRole><Date dateformat="05">1869</Date></PublishingDate>
    </PublishingDetail>
    <RelatedMaterial>
      <RelatedProduct><ProductRelationCode>05</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9789630000024</IDValue></ProductIdentifier></RelatedProduct>
    </RelatedMaterial>
    <ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability><Stock><OnHand>14</OnHand></Stock>
      <Price><PriceType>04</PriceType><Tax><TaxType>01</TaxType><TaxRatePercent>5</TaxRatePercent></Tax><PriceAmount>4990</PriceAmount><CurrencyCode>HUF</CurrencyCode></Price>
      <Price><PriceType>12</PriceType><PriceAmount>3990</PriceAmount><CurrencyCode>HUF</CurrencyCode><PriceDate><PriceDateRole>14</PriceDateRole><Date>20261101</Date></PriceDate><PriceDate><PriceDateRole>15</PriceDateRole><Date>20261130</Date></PriceDate></Price>
      <Price><PriceType>01</PriceType><PriceAmount>10.00</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price>
      <Price><PriceType>02</PriceType><PriceAmount>9.00</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price>
    </SupplyDetail></ProductSupply>${extra}
  </Product>`

const header =
  '<Header><Sender><SenderName>Próba Kiadó</SenderName></Sender><SentDateTime>20261120</SentDateTime></Header>'

export const message = (products: string, release = '3.0'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/${release}/reference">${header}${products}\n</ONIXMessage>`

const names = new Map(Object.entries({ ...shortOf2, ...short }).map(([tag, name]) => [name, tag]))

/** The same message in short tags. */
export const inShortTags = (xml: string): string =>
  xml.replaceAll(/(<\/?)([A-Za-z]\w*)/g, (_whole, start: string, name: string) => start + (names.get(name) ?? name))

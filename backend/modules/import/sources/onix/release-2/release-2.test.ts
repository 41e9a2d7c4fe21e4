import { describe, expect, test } from 'vitest'
import { inShortTags, readAll, recordOf } from '../onix.test-support.ts'

const product = `
  <Product>
    <RecordReference>regi-1</RecordReference><NotificationType>03</NotificationType>
    <ISBN>9630000016</ISBN><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9789630000017</IDValue></ProductIdentifier>
    <ProductForm>BB</ProductForm><ProductFormDetail>B501</ProductFormDetail>
    <Series><TitleOfSeries>Klasszikusok sora</TitleOfSeries><NumberWithinSeries>3</NumberWithinSeries></Series>
    <Title><TitleType>01</TitleType><TitlePrefix>A</TitlePrefix><TitleWithoutPrefix>k&#337;sz&iacute;v&#369; ember fiai</TitleWithoutPrefix><Subtitle>Reg&eacute;ny</Subtitle></Title>
    <Title><TitleType>03</TitleType><TitleText>The Baron's Sons</TitleText></Title>
    <WorkIdentifier><WorkIDType>01</WorkIDType><IDValue>W-7</IDValue></WorkIdentifier>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Próba Mór</PersonName><PersonNameInverted>Próba, Mór</PersonNameInverted>
      <PersonDate><PersonDateRole>007</PersonDateRole><Date>1825</Date></PersonDate><PersonDate><PersonDateRole>008</PersonDateRole><Date>1904</Date></PersonDate></Contributor>
    <LanguageOfText>hun</LanguageOfText><OriginalLanguage>eng</OriginalLanguage>
    <NumberOfPages>640</NumberOfPages>
    <BASICMainSubject>FIC002000</BASICMainSubject>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue></AudienceRange>
    <OtherText><TextTypeCode>25</TextTypeCode><Text>Az értékesítőknek</Text></OtherText>
    <OtherText><TextTypeCode>03</TextTypeCode><Text>Hosszú leírás</Text></OtherText>
    <OtherText><TextTypeCode>01</TextTypeCode><TextFormat>02</TextFormat><Text>&lt;p&gt;Első.&lt;/p&gt;&lt;p&gt;Második.&lt;/p&gt;</Text></OtherText>
    <MediaFile><MediaFileTypeCode>04</MediaFileTypeCode><MediaFileLinkTypeCode>01</MediaFileLinkTypeCode><MediaFileLink>https://kiado.example/kicsi.jpg</MediaFileLink></MediaFile>
    <MediaFile><MediaFileTypeCode>06</MediaFileTypeCode><MediaFileLinkTypeCode>01</MediaFileLinkTypeCode><MediaFileLink>https://kiado.example/nagy.jpg</MediaFileLink></MediaFile>
    <MediaFile><MediaFileTypeCode>24</MediaFileTypeCode><MediaFileLinkTypeCode>06</MediaFileLinkTypeCode><MediaFileLink>hatso.jpg</MediaFileLink></MediaFile>
    <Imprint><ImprintName>Próba Könyvek</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Nagy Ház</PublisherName></Publisher>
    <PublishingStatus>04</PublishingStatus><PublicationDate>20210315</PublicationDate><YearFirstPublished>1869</YearFirstPublished>
    <Measure><MeasureTypeCode>01</MeasureTypeCode><Measurement>20.2</Measurement><MeasureUnitCode>cm</MeasureUnitCode></Measure>
    <Measure><MeasureTypeCode>08</MeasureTypeCode><Measurement>560</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
    <RelatedProduct><RelationCode>05</RelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9789630000024</IDValue></ProductIdentifier></RelatedProduct>
    <SupplyDetail><SupplierName>Nagy Ház</SupplierName><ProductAvailability>21</ProductAvailability><Stock><OnHand>14</OnHand></Stock>
      <Price><PriceTypeCode>02</PriceTypeCode><PriceAmount>4990</PriceAmount><CurrencyCode>HUF</CurrencyCode><CountryCode>HU</CountryCode><TaxRateCode1>R</TaxRateCode1><TaxRatePercent1>5</TaxRatePercent1></Price>
      <Price><PriceTypeCode>02</PriceTypeCode><PriceAmount>12.50</PriceAmount><CurrencyCode>EUR</CurrencyCode><CountryCode>AT</CountryCode></Price>
      <Price><PriceTypeCode>02</PriceTypeCode><PriceAmount>3990</PriceAmount><CurrencyCode>HUF</CurrencyCode><PriceEffectiveUntil>20200101</PriceEffectiveUntil></Price>
    </SupplyDetail>
  </Product>`

const message = (records: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/2.1/reference/onix-international.dtd">
<ONIXMessage><Header><FromCompany>Régi Kiadó</FromCompany><SentDate>20261120</SentDate><DefaultLanguageOfText>hun</DefaultLanguageOfText><DefaultPriceTypeCode>02</DefaultPriceTypeCode><DefaultCurrencyCode>HUF</DefaultCurrencyCode></Header>${records}
</ONIXMessage>`

const bare = (inner: string): string =>
  message(
    `<Product><RecordReference>r</RecordReference><NotificationType>03</NotificationType><EAN13>9789630000017</EAN13>${inner}</Product>`,
  )

describe('a record of ONIX 2.1', () => {
  test('is read like one of ONIX 3, in reference tags as in short ones', async () => {
    const expected = {
      record: {
        reference: 'regi-1',
        notice: 'put',
        isbn: '9789630000017',
        about: {
          format: 'hardback',
          title: 'A kőszívű ember fiai',
          subtitle: 'Regény',
          language: 'hu',
          originalTitle: "The Baron's Sons",
          originalLanguage: 'en',
          contributors: [{ name: { hu: 'Próba Mór' }, role: 'author', born: 1825, died: 1904 }],
          series: { title: { hu: 'Klasszikusok sora' }, number: 3 },
          subjects: [{ scheme: 'bisac', code: 'FIC002000' }],
          ageFrom: 12,
          pages: 640,
          height: 202,
          weight: 560,
        },
        texts: {
          description: { hu: 'Első.\n\nMásodik.' },
          resources: [{ kind: 'image', view: 'front', url: 'https://kiado.example/nagy.jpg' }],
        },
        publishing: {
          publisher: { name: 'Próba Könyvek' },
          publishedOn: '2021-03-15',
          firstYear: 1869,
          isActive: true,
        },
        related: { workKeys: ['01:proba-kiado:w-7'], formats: [], replacedBy: ['9789630000024'] },
        supply: {
          vatRate: 5,
          prices: [{ currency: 'HUF', gross: 4990, originalGross: null }],
          suppliers: [{ name: 'Nagy Ház', copies: 14 }],
        },
      },
    }
    expect(await recordOf(message(product))).toMatchObject(expected)
    expect(await recordOf(inShortTags(message(product)))).toMatchObject(expected)
  })

  test('has a sender', async () => {
    const { elements } = await readAll(message(product))
    expect(JSON.stringify(elements[0])).toContain('"SenderName","attributes":{},"content":["Régi Kiadó"]')
    expect(JSON.stringify(elements[0])).toContain('"DefaultPriceType","attributes":{},"content":["02"]')
  })

  test('of the oldest kind, without composites, is read too', async () => {
    const old =
      '<ProductForm>BC</ProductForm><DistinctiveTitle>Régi könyv</DistinctiveTitle><MainDescription>Leírás</MainDescription><PublisherName>Régi</PublisherName><PublicationDate>1999</PublicationDate><CoverImageLinkTypeCode>01</CoverImageLinkTypeCode><CoverImageLink>https://kiado.example/a.jpg</CoverImageLink><AlternativeFormatEAN13>9789630000024</AlternativeFormatEAN13><SupplyDetail><AvailabilityCode>OP</AvailabilityCode></SupplyDetail>'
    expect(await recordOf(bare(old))).toMatchObject({
      record: {
        about: { title: 'Régi könyv', format: 'paperback' },
        texts: { description: { hu: 'Leírás' }, resources: [{ url: 'https://kiado.example/a.jpg' }] },
        publishing: { publisher: { name: 'Régi' }, publishedOn: '1999-01-01', isActive: false },
        related: { formats: ['9789630000024'] },
      },
    })
  })

  test.each([
    ['<Title><TitleType>00</TitleType><TitleText>Egy</TitleText></Title>', 'Egy'],
    [
      '<Title><TitleType>00</TitleType><TitleText>Egy</TitleText></Title><Title><TitleType>01</TitleType><TitleText>Kettő</TitleText></Title>',
      'Kettő',
    ],
  ])('a title of no type counts where there is no other: %s', async (titles, title) => {
    expect(await recordOf(bare(`<ProductForm>BC</ProductForm>${titles}`))).toMatchObject({
      record: { about: { title } },
    })
  })

  test.each([
    ['<ProductForm>DG</ProductForm><EpubType>029</EpubType>', 'ebook'],
    ['<ProductForm>00</ProductForm><EpubType>002</EpubType>', 'ebook'],
    ['<ProductForm>DH</ProductForm>', 'ebook'],
    ['<ProductForm>AJ</ProductForm>', 'audio'],
    ['<ProductForm>BA</ProductForm>', 'paperback'],
    ['<ProductForm>AC</ProductForm>', 'audio_cd'],
    ['<ProductForm>DB</ProductForm><ProductFormDetail>A103</ProductFormDetail>', 'audio_cd'],
    ['<ProductForm>PC</ProductForm>', 'calendar'],
    ['<ProductForm>ZE</ProductForm>', 'game'],
    ['<ProductForm>WW</ProductForm>', 'set'],
    [
      '<ProductForm>WW</ProductForm><ContainedItem><ProductForm>AC</ProductForm></ContainedItem><ContainedItem><ProductForm>BB</ProductForm></ContainedItem>',
      'hardback',
    ],
  ])('%s is %s', async (form, format) => {
    expect(await recordOf(bare(`${form}<DistinctiveTitle>Cím</DistinctiveTitle>`))).toMatchObject({
      record: { about: { format } },
    })
  })

  test.each(['DB', 'DC', 'DD', 'DO', 'FB', 'VI', 'WX', '00'])('form %s is nothing for the shop', async (form) => {
    expect(
      await recordOf(bare(`<ProductForm>${form}</ProductForm><DistinctiveTitle>Cím</DistinctiveTitle>`)),
    ).toMatchObject({ refusal: { code: 'format_not_sold' } })
  })

  test('a deletion is one', async () => {
    const xml = message(
      '<Product><RecordReference>regi-1</RecordReference><NotificationType>05</NotificationType><ISBN>9630000016</ISBN></Product>',
    )
    expect(await recordOf(xml)).toMatchObject({ record: { reference: 'regi-1', notice: 'delete' } })
  })
})

test('edition, quotes and prizes of ONIX 2.1 are read, too', async () => {
  const xml = bare(
    `<ProductForm>BC</ProductForm><Title><TitleType>01</TitleType><TitleText>Próba</TitleText></Title>
    <Contributor><ContributorRole>A01</ContributorRole><UnnamedPersons>04</UnnamedPersons></Contributor>
    <EditionTypeCode>REV</EditionTypeCode><EditionNumber>3</EditionNumber>
    <OtherText><TextTypeCode>08</TextTypeCode><Text>Remek.</Text><TextAuthor>Nagy Béla</TextAuthor></OtherText>
    <Prize><PrizeName>Próba-díj</PrizeName><PrizeYear>1995</PrizeYear></Prize>`,
  )
  const expected = {
    record: {
      about: { edition: { number: 3, types: ['REV'] }, facts: { credits: [{ codes: ['A01'], unnamed: '04' }] } },
      texts: {
        collateral: {
          reviews: [{ text: { hu: 'Remek.' }, author: 'Nagy Béla' }],
          prizes: [{ name: { hu: 'Próba-díj' }, year: '1995' }],
        },
      },
    },
  }
  expect(await recordOf(xml)).toMatchObject(expected)
  expect(await recordOf(inShortTags(xml))).toMatchObject(expected)
})

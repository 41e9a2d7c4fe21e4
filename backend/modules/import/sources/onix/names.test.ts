import { describe, expect, test } from 'vitest'
import { aboutWith } from './about.test-support.ts'

const contributor = (inner: string, roles = ['A01']): string =>
  `<Contributor>${roles.map((role) => `<ContributorRole>${role}</ContributorRole>`).join('')}${inner}</Contributor>`
const nameOf = async (inner: string) => (await aboutWith(contributor(inner)))?.contributors[0]

const parts = (tags: Record<string, string>): string =>
  Object.entries(tags)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
    .join('')

describe('a name', () => {
  test.each([
    [
      { PersonName: 'Gárdonyi Géza', PersonNameInverted: 'Gárdonyi, Géza' },
      'Gárdonyi Géza',
      'Géza Gárdonyi',
      'Gárdonyi Géza',
    ],
    [{ PersonNameInverted: 'Gárdonyi, Géza' }, 'Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza'],
    [{ PersonName: 'Gárdonyi Géza' }, 'Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza'],
    [{ PersonName: 'Géza Gárdonyi' }, 'Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza'],
    [{ NamesBeforeKey: 'Géza', KeyNames: 'Gárdonyi' }, 'Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza'],
    [{ KeyNames: 'Gárdonyi', NamesAfterKey: 'Géza' }, 'Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza'],
    [{ PersonName: 'Szabó Anna Mária' }, 'Szabó Anna Mária', 'Anna Mária Szabó', 'Szabó Anna Mária'],
    [{ PersonName: 'Anna Smith' }, 'Anna Smith', 'Anna Smith', 'Smith Anna'],
    [{ PersonNameInverted: 'Smith, Anna' }, 'Anna Smith', 'Anna Smith', 'Smith Anna'],
    [{ PersonNameInverted: 'Smith, Anna', KeyNames: 'Smith' }, 'Anna Smith', 'Anna Smith', 'Smith Anna'],
    [
      { NamesBeforeKey: 'Vincent', PrefixToKey: 'van', KeyNames: 'Gogh' },
      'Vincent van Gogh',
      'Vincent van Gogh',
      'van Gogh Vincent',
    ],
    [
      { NamesBeforeKey: 'Gabriel', KeyNames: 'García', NamesAfterKey: 'Márquez' },
      'Gabriel García Márquez',
      'Gabriel García Márquez',
      'García Márquez Gabriel',
    ],
    [
      { KeyNames: 'Leonardo', NamesAfterKey: 'da Vinci' },
      'Leonardo da Vinci',
      'Leonardo da Vinci',
      'Leonardo da Vinci',
    ],
    [
      { NamesBeforeKey: 'Martin Luther', KeyNames: 'King', SuffixToKey: 'Jr.' },
      'Martin Luther King, Jr.',
      'Martin Luther King, Jr.',
      'King Martin Luther',
    ],
    [
      { TitlesBeforeNames: 'Dr.', NamesBeforeKey: 'Béla', KeyNames: 'Nagy' },
      'Dr. Nagy Béla',
      'Dr. Béla Nagy',
      'Nagy Béla',
    ],
    [{ PersonName: 'Dr. Nagy Béla', PersonNameInverted: 'Nagy, Béla' }, 'Dr. Nagy Béla', 'Dr. Béla Nagy', 'Nagy Béla'],
    [{ PersonName: 'Voltaire' }, 'Voltaire', 'Voltaire', 'Voltaire'],
  ])('of %o is "%s" and "%s", and stands under "%s"', async (tags, hu, en, sortName) => {
    expect(await nameOf(parts(tags))).toMatchObject({ name: { hu, en }, sortName })
  })

  test('of an organization keeps its order', async () => {
    const tags = { CorporateName: 'University of Oxford', CorporateNameInverted: 'Oxford, University of' }
    expect(await nameOf(parts(tags))).toMatchObject({
      name: { hu: 'University of Oxford', en: 'University of Oxford' },
      sortName: 'Oxford, University of',
      isCorporate: true,
    })
  })

  test('is that of the record, whatever else the person is called', async () => {
    const inner =
      '<PersonName>George Orwell</PersonName><AlternativeName><NameType>04</NameType><PersonName>Eric Blair</PersonName></AlternativeName>'
    expect(await nameOf(inner)).toMatchObject({ name: { hu: 'George Orwell' } })
  })

  test.each([
    ['0000 0001 2096 0219', undefined],
    ['0000-0001-2103-2683', '0000000121032683'],
    ['https://orcid.org/0000-0002-1825-0097', '0000000218250097'],
  ])('has the number %s, if its check digit is right', async (value, isni) => {
    const inner = `<NameIdentifier><NameIDType>16</NameIDType><IDValue>${value}</IDValue></NameIdentifier><PersonName>Jane Smith</PersonName>`
    expect((await nameOf(inner))?.isni).toBe(isni)
  })
})

describe('people without a name', () => {
  test.each([
    ['<UnnamedPersons>03</UnnamedPersons>', '03'],
    ['<PersonName>et al.</PersonName>', '03'],
    ['<PersonName>Anonymous</PersonName>', '02'],
    ['<CorporateName>Több szerző</CorporateName>', '04'],
  ])('%s are listed, and are no contributor', async (inner, unnamed) => {
    expect(await aboutWith(contributor(inner))).toMatchObject({
      contributors: [],
      facts: { credits: [{ codes: ['A01'], name: null, unnamed }] },
    })
  })
})

describe('roles', () => {
  test('of one person are read one by one: those that the shop has are linked, the others listed', async () => {
    const about = await aboutWith(
      contributor('<PersonName>Jane Smith</PersonName>', ['A01', 'A36', 'A38', 'A13', 'A43']),
    )
    expect(about?.contributors.map(({ role, codes }) => [role, codes])).toEqual([
      ['author', 'A01 A38'],
      ['illustrator', 'A13'],
    ])
    expect(about?.facts?.credits).toEqual([
      {
        codes: ['A36', 'A43'],
        name: { hu: 'Jane Smith', en: 'Jane Smith', sort: 'Smith Jane', isCorporate: false },
        unnamed: null,
      },
    ])
  })
})

describe('series and edition', () => {
  const collection = (title: string, number = ''): string =>
    `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel>${number && `<PartNumber>${number}</PartNumber>`}<TitleText>${title}</TitleText></TitleElement></TitleDetail></Collection>`

  test('the first series with a number leads, the others are kept', async () => {
    expect(
      await aboutWith(
        collection('Sárga könyvek') + collection('Krimik', '12. kötet') + collection('Zsebkönyvek', 'A/3'),
      ),
    ).toMatchObject({
      series: { title: { hu: 'Krimik' }, number: 12 },
      facts: {
        series: [
          { title: 'Sárga könyvek', number: null },
          { title: 'Zsebkönyvek', number: 'A/3' },
        ],
      },
    })
  })

  test('the edition has its number, its kinds and its statement', async () => {
    const about = await aboutWith(
      '<EditionType>REV</EditionType><EditionType>ILL</EditionType><EditionNumber>2</EditionNumber><EditionStatement language="hun">Második, javított kiadás</EditionStatement>',
    )
    expect(about?.edition).toEqual({
      number: 2,
      types: ['REV', 'ILL'],
      statement: { hu: 'Második, javított kiadás', en: 'Második, javított kiadás' },
    })
    expect((await aboutWith('<NoEdition/>'))?.edition).toBeNull()
  })
})

import { SaxesParser } from 'saxes'
import { decodeXml } from './decode-xml.ts'
import { FeedFormatError } from '../feed-format-error.ts'

/** One `<post>`: texts by their path below it (`street/name`), and one map for each `<days>` of its working hours. */
export interface PostaRecord {
  zipCode: string | undefined
  texts: Map<string, string>
  days: Map<string, string>[]
}

const ROOT = '/postInfo'
const POST = `${ROOT}/post`
const DAYS = `${POST}/workingHours/days`

/** Reads the records of PostInfo.xml. Throws `FeedFormatError` when it is not well-formed or not a `<postInfo>`. */
export function readPostaXml(body: Uint8Array): PostaRecord[] {
  try {
    return readRecords(decodeXml(body))
  } catch (error) {
    if (error instanceof FeedFormatError) throw error
    throw new FeedFormatError('mpl', 'not well-formed XML', error)
  }
}

function readRecords(xml: string): PostaRecord[] {
  const records: PostaRecord[] = []
  // Places of the open elements: "/postInfo", "/postInfo/post", "/postInfo/post/street" …
  const open = ['']
  let text = ''
  // Without an error handler saxes throws. It expands no entities of a DTD, so a hostile file cannot grow.
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })

  parser.on('opentag', ({ name, attributes }) => {
    const place = `${open.at(-1)}/${name}`
    if (open.push(place) === 2 && place !== ROOT) throw new FeedFormatError('mpl', 'the root is not postInfo')
    if (place === POST) records.push({ zipCode: attributes['zipCode'], texts: new Map(), days: [] })
    if (place === DAYS) records.at(-1)?.days.push(new Map())
    text = ''
  })
  parser.on('text', (part) => (text += part))
  parser.on('cdata', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    const place = open.pop() ?? ''
    const record = records.at(-1)
    if (place === `${DAYS}/${name}`) record?.days.at(-1)?.set(name, text.trim())
    else if (place.startsWith(`${POST}/`)) record?.texts.set(place.slice(POST.length + 1), text.trim())
    text = ''
  })

  parser.write(xml).close()
  return records
}

import { strToU8, zipSync } from 'fflate'
import type { WantedBook } from './port.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const packageOf = ({ sku, name, authors }: WantedBook): string => `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="sku">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="sku">${escape(sku)}</dc:identifier><dc:title>${escape(name)}</dc:title><dc:creator>${escape(authors)}</dc:creator><dc:language>hu</dc:language><meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="title" href="title.xhtml" media-type="application/xhtml+xml"/></manifest>
<spine><itemref idref="title"/></spine>
</package>`

const pageOf = (title: string, body: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="hu" xml:lang="hu"><head><title>${escape(title)}</title></head><body>${body}</body></html>`

const titlePage = ({ name, authors, sku }: WantedBook): string =>
  pageOf(
    name,
    `<p>${escape(authors)}</p><h1>${escape(name)}</h1><p>Kolofon · ${escape(sku)}</p><p>Mintapéldány a bemutatóbolthoz.</p><p lang="en" xml:lang="en">A sample copy for the demo shop.</p>`,
  )

/** A valid EPUB 3 with a title page: the demo shop delivers it in place of the book. */
export const sampleEpub = (book: WantedBook): Uint8Array<ArrayBuffer> => {
  const nav = pageOf(
    book.name,
    `<nav epub:type="toc"><ol><li><a href="title.xhtml">${escape(book.name)}</a></li></ol></nav>`,
  )
  const mtime = new Date('2026-01-01T00:00:00')
  const zip = zipSync(
    {
      // The format demands the type as the first entry, uncompressed.
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(container),
      'book.opf': strToU8(packageOf(book)),
      'nav.xhtml': strToU8(nav),
      'title.xhtml': strToU8(titlePage(book)),
    },
    { mtime },
  )
  return new Uint8Array(zip)
}

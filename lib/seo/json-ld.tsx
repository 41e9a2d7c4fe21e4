import { serialiseJsonLd } from './serialise-json-ld.ts'

/** Structured data for search engines. They are data, not code, and are escaped. */
export const JsonLd = ({ graph }: { graph: readonly object[] }) => (
  <script
    type="application/ld+json"
    // eslint-disable-next-line react/no-danger -- escaped by serialiseJsonLd; React has no other way to write a script's text
    dangerouslySetInnerHTML={{ __html: serialiseJsonLd({ '@context': 'https://schema.org', '@graph': graph }) }}
  />
)

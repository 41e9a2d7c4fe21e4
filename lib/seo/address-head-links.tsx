'use client'

import { useAddressId } from '#lib/routing/use-address-id.ts'

interface Props {
  canonical: string
  /** By language. */
  alternates: Record<string, string>
}

/**
 * Canonical and alternate links of a page that is one shell for all ids. They are added in the browser, which knows the
 * address.
 */
export const AddressHeadLinks = ({ canonical, alternates }: Props) => {
  const id = useAddressId()
  if (!id) return null
  const fill = (url: string) => url.replace(/\/-(?=\/|$)/, `/${id}`)
  return (
    <>
      <link rel="canonical" href={fill(canonical)} />
      {Object.entries(alternates).map(([language, url]) => (
        <link key={language} rel="alternate" hrefLang={language} href={fill(url)} />
      ))}
    </>
  )
}

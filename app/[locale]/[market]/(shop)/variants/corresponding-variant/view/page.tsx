import { readAskedVariant } from '#features/catalog/asked-variant.ts'
import { FindVariant } from '#features/catalog/components/find-variant.tsx'
import type { RawQuery } from '#features/catalog/listing-url.ts'
import { loadCorrespondingVariant } from '#features/catalog/product-server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { redirect } from '#lib/routing/navigation.ts'
import { findVariantMetadata } from '../find-variant-head.ts'

/** As in search/view: there is no parameter in the path. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<RawQuery>
}

/** Who asked and is not led on has asked for something that is not there. */
export const generateMetadata = async ({ searchParams }: Props) =>
  findVariantMetadata(readAskedVariant(await searchParams) !== undefined)

/** Leads to the variant that the query means; which one that is may change, so the redirect is for now. */
const CorrespondingVariantView = async ({ searchParams }: Props) => {
  const [query, { locale }] = await Promise.all([searchParams, currentMarket()])
  const asked = readAskedVariant(query)
  if (!asked) return <FindVariant />
  const variant = await loadCorrespondingVariant(asked)
  return redirect({ href: { path: variant.path }, locale })
}

export default CorrespondingVariantView

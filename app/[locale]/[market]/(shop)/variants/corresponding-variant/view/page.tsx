import { readRequestedVariant } from '#features/product/requested-variant.ts'
import { FindVariant } from '#features/product/components/find-variant.tsx'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadCorrespondingVariant } from '#features/product/load-product-page.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { redirect } from '#lib/routing/navigation.ts'
import { findVariantMetadata } from '../find-variant-head.ts'

/** As in search/view: the path has no parameter. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<RawQuery>
}

/** A query without a variant that fits is answered with 404. */
export const generateMetadata = async ({ searchParams }: Props) =>
  findVariantMetadata(readRequestedVariant(await searchParams) !== undefined)

/**
 * Redirects to the variant that fits the query. The redirect is temporary, because another variant may fit tomorrow.
 */
const CorrespondingVariantView = async ({ searchParams }: Props) => {
  const [query, { locale }] = await Promise.all([searchParams, currentMarket()])
  const requested = readRequestedVariant(query)
  if (!requested) return <FindVariant />
  const variant = await loadCorrespondingVariant(requested)
  return redirect({ href: { path: variant.path }, locale })
}

export default CorrespondingVariantView

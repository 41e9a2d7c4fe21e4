import { FindVariant } from '#features/product/components/find-variant.tsx'
import { findVariantMetadata } from './find-variant-head.ts'

export const generateStaticParams = () => []

export const generateMetadata = () => findVariantMetadata(false)

const CorrespondingVariantPage = () => <FindVariant />

export default CorrespondingVariantPage

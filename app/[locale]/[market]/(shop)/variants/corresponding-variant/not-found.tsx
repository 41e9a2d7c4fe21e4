import { FindVariant } from '#features/product/components/find-variant.tsx'
import { findVariantMetadata } from './find-variant-head.ts'

export const generateMetadata = () => findVariantMetadata(true)

const NoSuchVariant = () => <FindVariant isMissing />

export default NoSuchVariant

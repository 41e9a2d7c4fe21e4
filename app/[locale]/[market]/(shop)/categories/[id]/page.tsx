import { CategoryListing, categoryMetadata } from './category-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
}

/** The default view: made at the first visit, the same for everybody in a market. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => categoryMetadata((await params).id, {})

const CategoryPage = async ({ params }: Props) => <CategoryListing id={(await params).id} query={{}} />

export default CategoryPage

import { getTranslations } from 'next-intl/server'
import { CategoryDirectory } from '#features/directories/components/category-directory.tsx'
import { loadCategories } from '#features/directories/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('categories'), description: t('categoriesDescription'), href: '/categories' })
}

const Page = async () => <CategoryDirectory categories={await loadCategories()} />

export default Page

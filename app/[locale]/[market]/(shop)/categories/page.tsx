import { getTranslations } from 'next-intl/server'
import { CategoryDirectory } from '#features/directories/components/category-directory.tsx'
import { loadCategories } from '#features/directories/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ListJsonLd } from '../list-json-ld.tsx'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('categories'), description: t('categoriesDescription'), href: '/categories' })
}

const Page = async () => {
  const [list, t] = await Promise.all([loadCategories(), getTranslations('directories')])
  const items = list.map((one) => ({ name: one.name, href: { path: one.path } }))
  return (
    <>
      <ListJsonLd name={t('categories')} href="/categories" description={t('categoriesDescription')} items={items} />
      <CategoryDirectory categories={list} />
    </>
  )
}

export default Page

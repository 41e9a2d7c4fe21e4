import { useTranslations } from 'next-intl'
import type { ShoppingList } from '#contracts/shopping-lists.ts'

/** @returns a function that names a list: the default one has no name of its own */
export const useListName = () => {
  const t = useTranslations('favouriteMarks')
  return ({ type, name }: Pick<ShoppingList, 'type' | 'name'>): string => (type === 'default' ? t('default') : name)
}

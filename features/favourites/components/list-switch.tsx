'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Chip } from '#components/ui/chip.tsx'
import type { ShoppingList } from '#contracts/shopping-lists.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useListName } from '../list-name.ts'

const ListForm = lazy(() => import('./list-form.tsx').then((loaded) => ({ default: loaded.ListForm })))

const hrefOf = ({ id, userMade }: ShoppingList) =>
  userMade ? ({ pathname: '/favourites/[id]', params: { id } } as const) : '/favourites'

interface Props {
  lists: readonly ShoppingList[]
  current: ShoppingList | undefined
}

/** The lists of an institution, and the way to another one. */
export const ListSwitch = ({ lists, current }: Props) => {
  const t = useTranslations('favourites')
  const words = useTranslations('favouriteMarks')
  const nameOf = useListName()
  const router = useRouter()
  const [isNaming, setIsNaming] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <nav aria-label={t('lists')}>
        <ul className="flex flex-wrap gap-2">
          {lists.map((list) => (
            <li key={list.id}>
              <Chip asChild chosen={list.id === current?.id}>
                <Link href={hrefOf(list)} aria-current={list.id === current?.id ? 'page' : undefined}>
                  {nameOf(list)} ({list.items.length})
                </Link>
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <Button size="small" onClick={() => setIsNaming(true)}>
        {words('new')}
      </Button>
      {isNaming && (
        <Suspense>
          <ListForm onSaved={(list) => router.push(hrefOf(list))} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { mayStore } from '#lib/consent/optional-storage.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { clearRecent, saveRecent, readRecent, removeRecent } from '../recent-searches.ts'
import { searchHref, type Suggestion, type SuggestionGroup } from '../suggestion.ts'
import { useCombobox } from '../use-combobox.ts'
import { useSuggestions } from '../use-suggestions.ts'
import { SuggestionOption } from './suggestion-option.tsx'

/** Suggestions of four kinds under the search field. While the field is empty, the recent searches. */
export const QuickSearch = ({ field }: { field: HTMLInputElement }): ReactNode => {
  const t = useTranslations('quicksearch')
  const router = useRouter()
  const listId = useId()
  const hintId = useId()
  const [typed, setTyped] = useState(() => field.value)
  const [recent, setRecent] = useState(() => readRecent(localStorage))
  const { groups: suggested, isComplete } = useSuggestions(typed)

  const query = typed.trim()
  const remembered: SuggestionGroup = {
    id: 'recent',
    title: t('recent'),
    items: [
      ...recent.map((text, index) => ({ id: `recent-${index}`, text, href: searchHref(text), isRecent: true })),
      { id: 'clear', text: t('clearRecent'), href: '/search' },
    ],
  }
  const everything: Suggestion = { id: 'all', text: t('all', { query }), href: searchHref(query) }
  const groups = query ? suggested : recent.length > 0 ? [remembered] : []
  const items = [...groups.flatMap((group) => group.items), ...(query && groups.length > 0 ? [everything] : [])]
  const optionId = ({ id }: Suggestion) => `${listId}-${id}`

  const remember = (words: string) => {
    if (mayStore('recent')) setRecent(saveRecent(localStorage, words))
  }
  const choose = (item: Suggestion) => {
    if (item.id === 'clear') return setRecent(clearRecent(localStorage))
    remember(item.id === 'all' || item.variant ? query : item.text)
    combobox.close()
    field.blur()
    return router.push(item.href)
  }
  const remove = ({ text }: Suggestion) => setRecent(removeRecent(localStorage, text))
  const combobox = useCombobox({
    field,
    listId,
    hintId,
    items,
    optionId,
    onType: setTyped,
    onChoose: choose,
    onRemove: remove,
    onSubmit: remember,
  })

  const option = (item: Suggestion) => (
    <SuggestionOption
      key={item.id}
      id={optionId(item)}
      item={item}
      typed={item.isRecent || item.id === 'all' ? '' : query}
      isChosen={combobox.chosen?.id === item.id}
      onRemove={() => remove(item)}
    />
  )
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)

  return (
    <>
      <span id={hintId} hidden>
        {t('recentHint')}
      </span>
      <span role="status" className="sr-only">
        {query && isComplete && (count > 0 ? t('count', { count }) : t('none'))}
      </span>
      {combobox.isShown && (
        <>
          <span aria-hidden className="fixed inset-0 -z-10 bg-ink/20" />
          <div
            data-quick-search
            id={listId}
            role="listbox"
            aria-label={t('list')}
            className="absolute inset-x-0 top-full mt-1 max-h-[min(36rem,calc(100dvh-11rem))] overflow-y-auto overscroll-contain rounded-box border border-line bg-sheet py-2 shadow-raised"
          >
            {groups.map((group) => (
              <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}-title`}>
                <p id={`${listId}-${group.id}-title`} role="presentation" className="px-4 pt-2 pb-1 text-13 text-soft">
                  {group.title}
                </p>
                {group.items.map(option)}
              </div>
            ))}
            {query && option(everything)}
          </div>
        </>
      )}
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '#lib/session/use-hydrated.ts'

const valueOf = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token)

/** The tokens that a group of parts uses, with their values in this browser. */
export const TokenList = ({ tokens }: { tokens: readonly string[] }) => {
  const t = useTranslations('uiGuide')
  const isHydrated = useHydrated()
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="mb-5 title text-24">{t('tokens')}</h2>
      <dl translate="no" className="grid gap-x-8 gap-y-2 text-13 sm:grid-cols-2 lg:grid-cols-3">
        {tokens.map((token) => (
          <div key={token} className="min-w-0">
            <dt className="flex items-center gap-3">
              {token.startsWith('--color') && (
                <svg aria-hidden className="size-9 shrink-0 rounded-check border border-control">
                  <rect width="100%" height="100%" fill={`var(${token})`} />
                </svg>
              )}
              <code>{token}</code>
            </dt>
            <dd className="min-h-[1lh] break-words text-soft">{isHydrated && valueOf(token)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

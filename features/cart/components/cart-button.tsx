'use client'

import { ShoppingBag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { withLaterTexts } from '#lib/i18n/later-texts.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { closeSideBar, openSideBar, useSideBar } from '#lib/session/side-bar.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'

const loadMiniCart = () => withLaterTexts(import('./mini-cart.tsx'))
const MiniCart = lazy(() => loadMiniCart().then((loaded) => ({ default: loaded.MiniCart })))

const style = 'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-rubric'

const Face = ({ copies }: { copies: number }) => {
  const t = useTranslations('cart')
  return (
    <>
      <ShoppingBag aria-hidden size={20} strokeWidth={1.6} />
      <span className="max-md:sr-only">{t('cart')}</span>
      {copies > 0 && (
        <>
          <span className="sr-only">, {t('copies', { copies })}</span>
          <span
            aria-hidden
            className="flex h-[18px] min-w-[18px] items-center justify-center rounded-pill bg-rubric px-1 text-[0.6875rem] leading-none font-semibold text-on-rubric tabular-nums max-md:absolute max-md:top-1 max-md:right-0"
          >
            {copies > 99 ? '99+' : copies}
          </span>
        </>
      )}
    </>
  )
}

/**
 * The cart in the header. The count comes from the cookie, so that a page view costs no request. In the static HTML it
 * is a link to the cart; with scripts it opens the drawer.
 */
export const CartButton = ({ cartPath }: { cartPath: string }) => {
  const hydrated = useHydrated()
  const copies = Number(useHint('cart') ?? 0)
  const isOpen = useSideBar('cart') !== undefined
  const [isUsed, setIsUsed] = useState(false)
  if (isOpen && !isUsed) setIsUsed(true)

  if (!hydrated)
    return (
      <a href={cartPath} className={style}>
        <Face copies={0} />
      </a>
    )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={style}
        onClick={() => openSideBar('cart')}
        onPointerEnter={() => void loadMiniCart()}
        onFocus={() => void loadMiniCart()}
      >
        <Face copies={copies} />
      </button>
      {isUsed && (
        <Suspense>
          <MiniCart open={isOpen} onClose={() => closeSideBar('cart')} />
        </Suspense>
      )}
    </>
  )
}

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { showToast } from '#components/ui/toast-store.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { useAddItem } from '../queries.ts'

/** Puts what the rows of a table ask for into the cart; the page stays where it is, for the next row. */
export const RowOrders = ({ requested }: { requested: readonly HTMLFormElement[] }) => {
  const t = useTranslations('cart')
  const errorText = useErrorText()
  const router = useRouter()
  const { mutateAsync } = useAddItem()
  const done = useRef(0)

  useEffect(() => {
    const order = async (form: HTMLFormElement) => {
      const { order: id, title = '' } = form.dataset
      const button = form.querySelector('button')
      if (button?.ariaBusy) return
      if (button) button.ariaBusy = 'true'
      try {
        await mutateAsync({ variantId: Number(id), quantity: Number(new FormData(form).get('quantity') ?? 1) })
        const action = { label: t('toCart'), onPress: () => router.push('/cart') }
        showToast({ tone: 'success', text: t('added', { title }), action })
      } catch (error) {
        showToast({ tone: 'error', text: errorText(error) })
      } finally {
        if (button) button.ariaBusy = null
      }
    }
    // Each once, however often the effect runs.
    for (const form of requested.slice(done.current)) void order(form)
    done.current = requested.length
  }, [requested, mutateAsync, t, errorText, router])

  return null
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

export const CheckoutHeader = ({ logo, phone }: { logo: ReactNode; phone: string }) => {
  const t = useTranslations('checkout')
  return (
    <header className="border-b border-line">
      <div className="measure flex min-h-16 items-center justify-between gap-4 py-3 sm:min-h-[84px]">
        {logo}
        <p className="text-right text-13 text-soft sm:text-15">
          <span className="max-md:hidden">
            {t('safety')} · {t('withdrawal')} ·{' '}
          </span>
          {t('help')}{' '}
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="inline-block py-1 whitespace-nowrap hover:text-rubric"
          >
            {phone}
          </a>
        </p>
      </div>
    </header>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface Props {
  logo: ReactNode
  phone: string
  /** Undefined for institutions. */
  withdrawalDays: number | undefined
}

export const CheckoutHeader = ({ logo, phone, withdrawalDays }: Props) => {
  const t = useTranslations('checkout')
  return (
    <header className="border-b border-line">
      <div className="measure flex min-h-16 items-center justify-between gap-4 py-3 sm:min-h-[84px]">
        {logo}
        <p className="text-right text-13 text-soft sm:text-15">
          <span className="max-md:hidden">
            {t('safety')} ·{withdrawalDays !== undefined && ` ${t('withdrawal', { days: withdrawalDays })} ·`}{' '}
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

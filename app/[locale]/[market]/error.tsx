'use client'

import { useParams } from 'next/navigation'
import { FailurePage } from '#features/shell/components/failure-page.tsx'

/** Errors other than 404 use the layout of maintenance (spec point 2). */
const ErrorPage = ({ error }: { error: Error }) => {
  const { locale } = useParams()
  return <FailurePage error={error} locale={locale === 'en' ? 'en' : 'hu'} />
}

export default ErrorPage

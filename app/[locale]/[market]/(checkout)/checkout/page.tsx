import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactStep } from '#features/checkout/steps/contact/contact-step.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return unlistedMetadata({ page: '/checkout', title: `${t('steps.contact')} · ${t('title')}` })
}

const ContactPage = () => <ContactStep />

export default ContactPage

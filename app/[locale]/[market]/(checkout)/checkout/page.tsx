import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactStep } from '#features/checkout/components/contact-step.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return { title: `${t('steps.contact')} · ${t('title')}`, robots: { index: false } }
}

const ContactPage = () => <ContactStep />

export default ContactPage

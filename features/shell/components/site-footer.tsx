import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { footerColumns } from '../footer-columns.ts'
import { contentHref } from '../menu-links.ts'
import type { Shell } from '../server.ts'
import { Logo } from './logo.tsx'
import { SimplePayBadge } from './simple-pay-badge.tsx'
import { SocialLinks } from './social-links.tsx'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-2 title text-18">{title}</h2>
    {children}
  </div>
)

const Pages = ({ links }: { links: { label: string; href: Href }[] }) => (
  <ul className="text-soft">
    {links.map(({ label, href }) => (
      <li key={label}>
        <Link href={href} prefetch={false} className="inline-block py-1 hover:text-rubric hover:underline">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

const linksTo = (contents: Shell['contents']) => contents.map((content) => ({ label: content.title, href: contentHref(content) }))

/** The lists by which people find, in the house's own order. */
const directories = ['categories', 'authors', 'publishers', 'collections', 'stores'] as const

interface Props extends Pick<Shell, 'configuration' | 'contents' | 'socialIcons'> {
  /** Slot: the invitation to the newsletter. */
  newsletter: ReactNode
}

/** In the page for crawlers and readers without JavaScript; laid out and painted only when it comes into view. */
export const SiteFooter = ({ configuration, contents, socialIcons, newsletter }: Props) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { shopping, house } = footerColumns(contents)
  const { contact_phone, contact_email, available_online_payment_methods } = configuration
  return (
    <footer
      aria-label={t('footerNavigation')}
      className="mt-16 border-t border-line [contain-intrinsic-size:auto_32rem] [content-visibility:auto]"
    >
      {newsletter}
      <div className="measure grid gap-x-8 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
        <div className="max-w-64">
          <Logo />
          <p className="mt-2 text-soft">{t('claim')}</p>
          <SocialLinks icons={socialIcons} label={t('elsewhere')} />
        </div>
        <Column title={t('footerShopping')}>
          <Pages links={linksTo(shopping)} />
        </Column>
        <Column title={t('footerBrowse')}>
          <Pages links={directories.map((name) => ({ label: t(name), href: `/${name}` as const }))} />
        </Column>
        <Column title={t('footerHouse')}>
          <Pages links={linksTo(house)} />
        </Column>
        <Column title={t('footerContact')}>
          <ul className="text-soft">
            <li>
              <a
                href={`tel:${contact_phone.replaceAll(' ', '')}`}
                className="inline-block py-1 hover:text-rubric hover:underline"
              >
                <span className="sr-only">{t('phone')}: </span>
                {contact_phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${contact_email}`} className="inline-block py-1 hover:text-rubric hover:underline">
                <span className="sr-only">{t('email')}: </span>
                {contact_email}
              </a>
            </li>
          </ul>
          {available_online_payment_methods.includes('simplepay') && (
            <SimplePayBadge locale={locale} hint={t('simplePayHint')} />
          )}
        </Column>
      </div>
    </footer>
  )
}

import type { Metadata } from 'next'
import { buttonStyle } from '#components/ui/button-style.ts'
import { getPathname } from '#contracts/page-address.ts'
import { locales } from '#contracts/shop.ts'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { messages } from '#lib/i18n/messages.ts'
import { type Reason, reasons } from '#lib/process/stand-ins.ts'

/**
 * The view that replaces a page, for each reason. No visitor can open its address: the build makes the view once for
 * each language, without the backend, and `server/` sends it (server/stand-in-views.ts).
 */
export const dynamicParams = false
export const generateStaticParams = () => locales.flatMap((locale) => reasons.map((reason) => ({ locale, reason })))

interface Props {
  params: Promise<{ locale: string; reason: Reason }>
}

/** A relative link: the same address, with its query. */
const currentAddress = ''

const textsFor = async ({ params }: Props) => {
  const { locale, reason } = await params
  const {
    retry,
    toHome,
    [`${reason}Title` as const]: title,
    [`${reason}Text` as const]: text,
  } = messages[locale === 'en' ? 'en' : 'hu'].errorPages
  return { title, text, retry, toHome }
}

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: (await textsFor(props)).title,
  robots: { index: false },
})

const StandInPage = async (props: Props) => {
  const { title, text, retry, toHome } = await textsFor(props)
  const home = getPathname({ href: '/', locale: (await props.params).locale === 'en' ? 'en' : 'hu' })
  return (
    <PageMessage
      title={title}
      text={text}
      actions={
        <>
          <a href={currentAddress} className={buttonStyle('primary', 'regular')}>
            {retry}
          </a>
          <a href={home} className={buttonStyle('secondary', 'regular')}>
            {toHome}
          </a>
        </>
      }
    />
  )
}

export default StandInPage

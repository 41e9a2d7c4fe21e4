import type { Metadata } from 'next'
import { buttonStyle } from '#components/ui/button-style.ts'
import { locales } from '#contracts/shop.ts'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { messages } from '#lib/i18n/messages.ts'

/**
 * What a visitor sees in place of a page that cannot be made. Nobody can ask for it: the build makes it once for each
 * language, without the backend, and `server/` sends it (server/unavailable-view.ts).
 */
export const dynamicParams = false
export const generateStaticParams = () => locales.map((locale) => ({ locale }))

interface Props {
  params: Promise<{ locale: string }>
}

/** Relative to where the visitor is: the same address, with its query. */
const askedAddress = ''

const textsFor = async ({ params }: Props) => messages[(await params).locale === 'en' ? 'en' : 'hu'].errorPages

export const generateMetadata = async (props: Props): Promise<Metadata> => ({
  title: (await textsFor(props)).unavailableTitle,
  robots: { index: false },
})

const UnavailablePage = async (props: Props) => {
  const { unavailableTitle, unavailableText, retry, toHome } = await textsFor(props)
  const isEnglish = (await props.params).locale === 'en'
  return (
    <PageMessage
      title={unavailableTitle}
      text={unavailableText}
      actions={
        <>
          <a href={askedAddress} className={buttonStyle('primary', 'regular')}>
            {retry}
          </a>
          <a href={isEnglish ? '/en' : '/'} className={buttonStyle('secondary', 'regular')}>
            {toHome}
          </a>
        </>
      }
    />
  )
}

export default UnavailablePage

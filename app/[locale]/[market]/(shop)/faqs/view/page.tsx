import { readQuestion } from '#features/faqs/read-question.ts'
import { FaqIndex, faqMetadata } from '../faq-index.tsx'

/** With searched words: made on request, so that the search works without JavaScript. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ searchParams }: Props) => faqMetadata(readQuestion(await searchParams))

const FaqsViewPage = async ({ searchParams }: Props) => <FaqIndex q={readQuestion(await searchParams)} />

export default FaqsViewPage

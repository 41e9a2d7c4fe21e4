import type { Faq } from '#contracts/faqs.ts'

/** Answers have marks for bold words and links. Structured data are plain text. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*([^*]+)\*\*/g, '$1')

/** The structured data of questions and answers that a page shows in full. */
export const faqGraph = (faqs: readonly Pick<Faq, 'question' | 'answer'>[], url: string) => ({
  '@type': 'FAQPage',
  '@id': url,
  url,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join('\n') },
  })),
})

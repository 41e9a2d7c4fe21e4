import type { Faq } from '#contracts/faqs.ts'

/** Answers carry marks for bold words and links, which are nothing to a machine. */
const plain = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/\*\*([^*]+)\*\*/g, '$1')

/** Questions and answers that a page shows in full. */
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

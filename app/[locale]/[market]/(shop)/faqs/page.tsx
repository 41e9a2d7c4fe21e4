import { FaqIndex, faqMetadata } from './faq-index.tsx'

export const generateMetadata = () => faqMetadata('')

const FaqsPage = () => <FaqIndex q="" />

export default FaqsPage

import { notFound } from 'next/navigation'

/** Any other path is shown as not found, within the shop. */
const RestPage = () => notFound()

export default RestPage

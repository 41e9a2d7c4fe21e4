import { AuthorIndex, authorIndexMetadata } from './author-index.tsx'

export const generateMetadata = () => authorIndexMetadata({})

const AuthorsPage = () => <AuthorIndex query={{}} />

export default AuthorsPage

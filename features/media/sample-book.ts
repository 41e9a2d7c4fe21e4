/** The book whose sample is read. */
export interface SampleBook {
  productId: number
  title: string
  language: string
  /** The number of pages of the whole book. */
  pages: number | null
}

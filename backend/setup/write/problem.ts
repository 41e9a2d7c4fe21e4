/** What is wrong in a setup, and where in the form. */
export interface Problem {
  path: (string | number)[]
  message: string
}

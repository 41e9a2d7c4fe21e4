/** How sending the form can end: the fragment of the page it leads to, where the words for it stand. */
export const outcomes = ['sent', 'invalid_email', 'must_accept', 'too_many_requests', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

interface Refusal {
  error?: { code?: string; issues?: { field: string; code: string }[] }
}

const known = (code: string | undefined): Outcome | undefined => outcomes.find((one) => one === code)

/** @param refusal the API's answer, where it was not a yes */
export const readOutcome = ({ error }: Refusal): Outcome => {
  const issue = error?.issues?.[0]
  if (issue?.field === 'email') return 'invalid_email'
  return known(issue?.code) ?? known(error?.code) ?? 'failed'
}

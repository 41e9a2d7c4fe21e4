/**
 * The possible outcomes of the form. Each is a fragment of the page that the form leads to, where a text stands for it.
 */
export const outcomes = [
  'sent',
  'invalid_email',
  'must_accept',
  'too_many_requests',
  'bot_check_failed',
  'failed',
] as const
export type Outcome = (typeof outcomes)[number]

interface Refusal {
  error?: { code?: string; issues?: { field: string; code: string }[] }
}

const known = (code: string | undefined): Outcome | undefined => outcomes.find((one) => one === code)

/** @param refusal the answer of the API if it refused the request */
export const readOutcome = ({ error }: Refusal): Outcome => {
  const issue = error?.issues?.[0]
  if (issue?.field === 'email') return 'invalid_email'
  return known(issue?.code) ?? known(error?.code) ?? 'failed'
}

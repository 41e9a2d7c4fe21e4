/** Where a purchase can die between the button and its confirmation, in the order in which it passes them. */
export const failpoints = {
  1: 'the key is claimed, nothing is done',
  2: 'the order is written and its copies are reserved, not committed',
  3: 'the order is committed, its payment is not begun',
  4: 'the start is claimed, the bank does not know',
  5: 'the bank has begun a payment, its page is not noted',
  6: 'the page is noted, the visitor has no answer',
  7: "the bank's notification is kept, not followed",
  8: 'the bank has said that it is paid, nothing is booked',
  9: 'the payment is booked, the order does not stand, not committed',
  10: 'the order stands, its copies are sold, its mail is ordered, not committed',
  11: 'the result is committed, nobody is told',
  12: 'the confirmation is written, not marked as sent',
  13: 'the answer is not kept for the key',
} as const

export type Failpoint = keyof typeof failpoints

/** The process dies here, at once and without a word, if it was started with `FAILPOINT` and this number. */
export const reach = (point: Failpoint): void => {
  if (process.env['FAILPOINT'] === String(point)) process.kill(process.pid, 'SIGKILL')
}

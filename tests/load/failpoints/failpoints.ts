/**
 * The points at which a purchase can die between the button and the confirmation, in the order in which a purchase
 * passes them.
 */
export const failpoints = {
  1: 'the key is claimed, nothing else is done',
  2: 'the order is written and its copies are reserved, not committed',
  3: 'the order is committed, its payment is not begun',
  4: 'the start of the payment is claimed, the bank does not know of it',
  5: 'the bank has begun a payment, the address of its page is not saved',
  6: 'the address of the payment page is saved, the visitor has no answer',
  7: 'the notification of the bank is saved, not followed',
  8: 'the bank has said that the order is paid, nothing is booked',
  9: 'the payment is booked, the order is not finalized, not committed',
  10: 'the order is finalized, its copies are sold, its mail is ordered, not committed',
  11: 'the result is committed, nobody knows of it',
  12: 'the confirmation is written, not marked as sent',
  13: 'the answer is not saved for the key',
} as const

export type Failpoint = keyof typeof failpoints

/** The process kills itself here if it was started with this number in `FAILPOINT`. */
export const reach = (point: Failpoint): void => {
  if (process.env['FAILPOINT'] === String(point)) process.kill(process.pid, 'SIGKILL')
}

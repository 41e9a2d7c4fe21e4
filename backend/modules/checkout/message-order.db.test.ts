import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentResults } from '#contracts/orders.ts'
import type { PaymentResult } from '../../ports/payments/port.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { type BankKey, bankKeys } from './banks.test-support.ts'
import { findBroken, setStage, type Standing } from './message-order.test-support.ts'
import { sweep } from './service.ts'

/** Half a thousand plays of all providers together. */
const numRuns = 167
/** An open payment is due for the sweeper again after this time. */
const pauseMs = 20_000

/** Something that makes the shop ask the bank, and what the bank says at that moment. */
interface Event {
  by: 'bank' | 'forger' | 'browser' | 'forged browser' | 'plain browser' | 'sweeper'
  says: PaymentResult
  /** What the message claims, which may be older or newer than what the bank says. */
  claims: PaymentResult
  /** The bank's answer may come after all that happens later, or not at all. */
  answer: 'at once' | 'late' | 'never'
  times: 1 | 2
}

const result = fc.constantFrom<PaymentResult>(...paymentResults)
const event = fc
  .record<Event>({
    by: fc.constantFrom('bank', 'bank', 'forger', 'browser', 'forged browser', 'plain browser', 'sweeper'),
    says: result,
    claims: result,
    answer: fc.constantFrom('at once', 'at once', 'late', 'never'),
    times: fc.constantFrom(1, 1, 2),
  })
  // A return that ends a session at Stripe asks what the session is at that moment, so a late one has a fact of its own.
  .filter(({ by, answer }) => by !== 'browser' || answer !== 'late')

type Facts = ReadonlySet<PaymentResult>
const isPaid = (facts: Facts) => facts.has('SUCCESSFUL')
const isRefused = (facts: Facts) => facts.has('ERROR') || facts.has('TIMEOUT') || facts.has('CANCELED')

const endOf = (facts: Facts): Omit<Standing, 'stored'> => ({
  order: isPaid(facts) ? 'finalized' : 'under_payment',
  payment: isPaid(facts) ? 'paid' : isRefused(facts) ? 'not_paid' : 'in_progress',
  isPaid: isPaid(facts),
  sales: Number(isPaid(facts)),
  mails: Number(isPaid(facts)),
  refunds: 0,
})

/** A notification is followed until the money is there. The others ask about an open payment only. */
const asks = ({ by }: Event, known: Facts): boolean => {
  if (by === 'forger' || isPaid(known)) return false
  return by === 'bank' || !isRefused(known)
}

/** A customer who gives up leaves an open session at Stripe: only the signed address of the return says so. */
const factOf = (key: BankKey, { by, says, claims }: Event): PaymentResult => {
  const hasLeft = by === 'browser' && (claims === 'CANCELED' || claims === 'TIMEOUT')
  return key === 'online' && says === 'CANCELED' && !hasLeft ? 'PENDING' : says
}

/** A bank that has taken money notifies again and again until the shop has noticed it. */
const isMoney = ({ by, says }: Event): boolean => by !== 'forger' && says === 'SUCCESSFUL'

/** What the shop knows when all of it has arrived. */
const factsOf = (key: BankKey, events: readonly Event[]): Facts =>
  new Set(
    events
      .filter((one) => one.by !== 'forger' && (one.answer !== 'never' || isMoney(one)))
      .map((one) => factOf(key, one)),
  )

type Stage = Awaited<ReturnType<typeof setStage>>

/** @returns a check of the shop's answer, given what the shop knows by then, and whether the bank has answered its question */
const send = async (
  shop: TestShop,
  stage: Stage,
  event: Event,
): Promise<(known: Facts, isAnswered: boolean) => void> => {
  const { message = stage.words.PENDING.message, back } = stage.words[event.claims]
  if (!message) throw new Error('The bank notifies nobody')
  switch (event.by) {
    case 'bank': {
      const { status } = await stage.post(message)
      return (_known, isAnswered) => expect(status).toBe(isAnswered ? 200 : 503)
    }
    case 'forger': {
      const forged = stage.bank.forge(message, shop.clock.now())
      const statuses: number[] = []
      for (const one of forged) statuses.push((await stage.post(one.message)).status)
      return () => expect(statuses).toEqual(forged.map(({ status }) => status))
    }
    case 'sweeper':
      shop.clock.advance(pauseMs)
      await sweep(shop.services)
      return () => {}
    default: {
      const s = event.by === 'browser' ? back.s : back.s.replace(/./g, 'a')
      const shown = await stage.check(event.by === 'plain browser' ? {} : { r: back.r, s })
      return (known) => expect(shown === 'SUCCESSFUL').toBe(isPaid(known))
    }
  }
}

/** @returns how all stands in the end */
const play = async (shop: TestShop, stage: Stage, key: BankKey, events: readonly Event[]) => {
  const { bank, line, letArrive, standing } = stage
  const known = new Set<PaymentResult>()
  const late: { sent: ReturnType<typeof send>; fact: PaymentResult }[] = []
  let { stored } = await standing()
  const compare = async () => expect(await standing()).toEqual({ ...endOf(known), stored })

  const happen = async (one: Event) => {
    const [isAsked, fact, questions] = [asks(one, known), factOf(key, one), line.questions]
    stage.say(one.says)
    line.isSlow = one.answer === 'late'
    bank.settings.fault = one.answer === 'never' ? 'down' : 'none'
    const waiting = new Promise<void>((resolve) => void (line.onWaiting = resolve))
    const sent = send(shop, stage, one)
    await Promise.race([waiting, sent])
    line.isSlow = false
    bank.settings.fault = 'none'
    expect(line.questions - questions).toBe(Number(isAsked))

    if (one.by === 'bank') stored += 1
    if (isAsked && one.answer === 'late') late.push({ sent, fact })
    else {
      if (isAsked && one.answer === 'at once') known.add(fact)
      ;(await sent)(known, !isAsked || one.answer === 'at once')
    }
    await compare()
  }

  try {
    for (const one of events) for (let time = 0; time < one.times; time++) await happen(one)
    for (const { sent, fact } of late) {
      letArrive()
      known.add(fact)
      ;(await sent)(known, true)
      await compare()
    }
  } finally {
    // After a failure nobody waits for these any more.
    for (const { sent } of late) {
      letArrive()
      await sent.catch(() => {})
    }
  }
  if (events.some(isMoney) && !isPaid(known))
    await happen({ by: 'bank', says: 'SUCCESSFUL', claims: 'SUCCESSFUL', answer: 'at once', times: 1 })
  const { stored: _, ...end } = await standing()
  return { ...end, broken: await findBroken(shop) }
}

describe.each(bankKeys)('%s', (key) => {
  let shop: TestShop
  let stage: Stage
  beforeAll(async () => {
    shop = await openShop()
    stage = await setStage(shop, key)
  })
  afterAll(() => shop.close())

  /** R1-5 on the wire: what the bank has said decides, and neither its order nor how often and through whom it was asked. */
  test('whatever comes in whatever order, it is paid once and stays so, and a forger changes nothing', () =>
    fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 5 }), async (events) => {
        const end = await stage.undone(() => play(shop, stage, key, events))
        expect(end).toEqual({ ...endOf(factsOf(key, events)), broken: [] })
      }),
      { numRuns },
    ))
})

import { expect, test } from 'vitest'
import { messageId } from './message-id.ts'

test.each(['Kolofon <bolt@kolofon.example>', 'bolt@kolofon.example'])(
  'a mail from %s keeps its name when it is sent again, and says nothing of its order',
  (from) => {
    expect(messageId('order-confirmation-7', from)).toBe(messageId('order-confirmation-7', from))
    expect(messageId('order-confirmation-7', from)).toMatch(/^<[0-9a-f]{40}@kolofon\.example>$/)
    expect(messageId('order-confirmation-8', from)).not.toBe(messageId('order-confirmation-7', from))
  },
)

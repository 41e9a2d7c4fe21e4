import { botCodePrefix } from '#contracts/bot-actions.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { BotProof } from './bot-proof.ts'
import { addCodeRequest, type CodeRequest, removeCodeRequest } from './code-requests.ts'

interface Refused<Answer> extends Pick<CodeRequest, 'action' | 'email'> {
  send: (proof: BotProof) => Promise<Answer>
  refusal: ApiError
}

let lastId = 0

/** The visitor can type the code once more, or ask for another one. */
const isAboutCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'bot_code_wrong' || error.status === 0)

/** Asks for a code over the page (`bot-code-dialog.tsx`), which the layouts show, and sends the call with it. */
export const sendWithCode = <Answer>({ action, email, send, refusal }: Refused<Answer>): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const id = ++lastId
  const end = () => removeCodeRequest(id)
  addCodeRequest({
    id,
    action,
    email,
    sendWith: async (proof) => {
      try {
        resolve(await send({ botToken: botCodePrefix + proof }))
      } catch (error) {
        if (isAboutCode(error)) throw error
        reject(error)
      }
      end()
    },
    giveUp: () => {
      reject(refusal)
      end()
    },
  })
  return promise
}

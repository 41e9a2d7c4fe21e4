import { createHash } from 'node:crypto'
import type { WireAnswer } from '../support/wire.ts'
import { type Person, secretsOf } from './people.ts'
import type { Question } from './questions.ts'

export interface Findings {
  /** Something of another person, in a body or a header. */
  foreign: string[]
  /** An answer of a call that others between us and the visitor may keep. */
  keepable: string[]
  /** A page, or its flight data, that sets a session's cookie. */
  cookies: string[]
  /** A page that is the same for all and says who asked for it. */
  told: string[]
  /** A page that differs between the visitors of a market. */
  different: string[]
  /** A call for one's own that did not say so: then nothing could have leaked there. */
  mute: string[]
  /** An answer of 5xx. */
  failed: string[]
}

/** Looks at every answer. */
export class Witness {
  readonly findings: Findings = {
    foreign: [],
    keepable: [],
    cookies: [],
    told: [],
    different: [],
    mute: [],
    failed: [],
  }
  /** What was shown: `page /cart`, `flight /cart`. */
  readonly shown = new Set<string>()
  /** How often each status came. */
  readonly statuses = new Map<number, number>()
  /** How many answers there were to compare with that of another visitor. */
  compared = 0
  /** Of which pages, each in one market and language and as one kind. */
  readonly comparedPages = new Set<string>()
  readonly #people: readonly Person[]
  readonly #bodies = new Map<string, { hash: string; name: string }>()

  constructor(people: readonly Person[]) {
    this.#people = people
  }

  #compare({ shared, person, path }: Question, text: string): void {
    if (shared === undefined) return
    const hash = createHash('sha256').update(text).digest('hex')
    const first = this.#bodies.get(shared)
    if (!first) this.#bodies.set(shared, { hash, name: person.name })
    else if (first.name !== person.name) {
      this.compared += 1
      this.comparedPages.add(shared)
    }
    if (first && first.hash !== hash)
      this.findings.different.push(`${shared}: ${path} of ${person.name}, and of ${first.name}`)
  }

  #page(question: Question, { status, headers, text }: WireAnswer): void {
    const { person, shared, kind, page, path } = question
    const { findings } = this
    if ([headers['set-cookie'] ?? []].flat().some((cookie) => /^(__Host-)?sid=|^(segment|customer|cart)=/.test(cookie)))
      findings.cookies.push(path)
    if (
      shared !== undefined &&
      (status < 300 || status >= 400) &&
      secretsOf(person).some((secret) => text.includes(secret))
    )
      findings.told.push(`${kind} ${path}`)
    if (status !== 200) return
    this.shown.add(`${kind} ${page}`)
    this.#compare(question, text)
  }

  #call({ person, path, isOwn }: Question, { headers, text }: WireAnswer): void {
    if (headers['cache-control'] !== 'private, no-store')
      this.findings.keepable.push(`${path}: ${headers['cache-control']}`)
    if (isOwn && !text.includes(person.mark)) this.findings.mute.push(path)
  }

  see(question: Question, answer: WireAnswer): void {
    const { person, path, kind } = question
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
    const said = JSON.stringify(answer.headers) + answer.text
    // Who asks for somebody else's papers by their id knows the id.
    for (const other of this.#people)
      if (other !== person && secretsOf(other).some((secret) => !path.includes(secret) && said.includes(secret)))
        this.findings.foreign.push(`${kind} ${path}: of ${other.name}, to ${person.name}`)
    if (answer.status >= 500) this.findings.failed.push(`${answer.status} ${path}`)
    if (kind === 'call') this.#call(question, answer)
    else this.#page(question, answer)
  }
}

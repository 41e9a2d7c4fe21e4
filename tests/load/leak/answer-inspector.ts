import { createHash } from 'node:crypto'
import type { WireAnswer } from '../support/wire.ts'
import { type Person, secretsOf } from './people.ts'
import type { PersonRequest } from './requests.ts'

export interface Findings {
  /** An answer with data of another person, in the body or in a header. */
  foreign: string[]
  /** An answer of a call that a shared cache may store. */
  cacheable: string[]
  /** A page, or its flight data, that sets a session cookie. */
  cookies: string[]
  /** A page that is the same for everybody and holds data of its visitor. */
  revealed: string[]
  /** A page that differs between the visitors of a market. */
  different: string[]
  /** A call for a person's own data whose answer does not hold these data: such a call cannot show a leak. */
  missing: string[]
  /** An answer of 5xx. */
  failed: string[]
}

/** Inspects every answer. */
export class AnswerInspector {
  readonly findings: Findings = {
    foreign: [],
    cacheable: [],
    cookies: [],
    revealed: [],
    different: [],
    missing: [],
    failed: [],
  }
  /** The pages that were shown: `page /cart`, `flight /cart`. */
  readonly shown = new Set<string>()
  /** The number of answers by status. */
  readonly statuses = new Map<number, number>()
  /** The number of answers that were compared with the answer to another visitor. */
  compared = 0
  /** The compared pages, each in one market and language and as one kind. */
  readonly comparedPages = new Set<string>()
  readonly #people: readonly Person[]
  readonly #bodies = new Map<string, { hash: string; name: string }>()

  constructor(people: readonly Person[]) {
    this.#people = people
  }

  #compare({ shared, person, path }: PersonRequest, text: string): void {
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

  #page(request: PersonRequest, { status, headers, text }: WireAnswer): void {
    const { person, shared, kind, page, path } = request
    const { findings } = this
    if ([headers['set-cookie'] ?? []].flat().some((cookie) => /^(__Host-)?sid=|^(segment|customer|cart)=/.test(cookie)))
      findings.cookies.push(path)
    if (
      shared !== undefined &&
      (status < 300 || status >= 400) &&
      secretsOf(person).some((secret) => text.includes(secret))
    )
      findings.revealed.push(`${kind} ${path}`)
    if (status !== 200) return
    this.shown.add(`${kind} ${page}`)
    this.#compare(request, text)
  }

  #call({ person, path, isOwn }: PersonRequest, { headers, text }: WireAnswer): void {
    if (headers['cache-control'] !== 'private, no-store')
      this.findings.cacheable.push(`${path}: ${headers['cache-control']}`)
    if (isOwn && !text.includes(person.mark)) this.findings.missing.push(path)
  }

  inspect(request: PersonRequest, answer: WireAnswer): void {
    const { person, path, kind } = request
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
    const said = JSON.stringify(answer.headers) + answer.text
    // A person who requests the cart or order of another person by its id knows this id.
    for (const other of this.#people)
      if (other !== person && secretsOf(other).some((secret) => !path.includes(secret) && said.includes(secret)))
        this.findings.foreign.push(`${kind} ${path}: of ${other.name}, to ${person.name}`)
    if (answer.status >= 500) this.findings.failed.push(`${answer.status} ${path}`)
    if (kind === 'call') this.#call(request, answer)
    else this.#page(request, answer)
  }
}

import type { Issue } from '../../../schemas'
import { type Call, calls, isJsonCall } from '../../../schemas/calls'
import { contentIssues, menuIssues } from '../../../schemas/lint'
import { type Parsed, parseBytes } from '../input/parseJson'
import { type Answer, type BackEnd, isAnswer, type Request } from './BackEnd'
import { callIssues } from './callIssues'
import { KnownValues, type Mention } from './KnownValues'
import { planAddresses } from './planAddresses'
import { readTriedPortal, type TriedPortal } from './TriedPortal'

/** One asked address with all that was found. `parsed` is undefined for an answer without a document to check. */
export type TriedAddress = {
  call: Call
  address: string
  status: number | undefined
  parsed: Parsed | undefined
  issues: Issue[]
}

/** A trial of a running back end: what was asked, and what is known by it. */
export class Trial {
  readonly known = new KnownValues()
  /** By address, in the order of the first question. */
  readonly tried = new Map<string, TriedAddress>()
  /** Calls that could not be asked, with the parameter that nothing gives a value for. */
  readonly unasked = new Map<Call, string>()
  portal: TriedPortal

  constructor(
    readonly backEnd: BackEnd,
    portalName: string,
    now: Date,
    /** How many addresses of each call are asked. */
    readonly samples: number,
    private readonly onAsked: (address: string) => void = () => {},
  ) {
    this.portal = readTriedPortal(portalName, undefined, now)
  }

  /** The main language of the portal. */
  get language(): string {
    return this.portal.locales[0] ?? 'fr'
  }

  /** Asks every call that reads, again with each uid that becomes known, until nothing new is known. */
  async askAll(): Promise<void> {
    const reading = calls().filter(({ method, id }) => method === 'GET' && !probed.has(id))
    await this.#askConfiguration(reading)
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const call of reading) {
        for (const { address, isPromised } of this.#plan(call)) {
          if (this.tried.has(address)) continue
          isNew = true
          await this.askOnce(call, address, isPromised)
        }
      }
      for (const [address, { call, mention }] of [...this.known.addresses]) {
        if (this.tried.has(address) || this.#countOf(call) >= this.samples * 2) continue
        isNew = true
        await this.askOnce(call, address, false, mention)
      }
    }
  }

  /** Asks an address and keeps what is found. A promised thing that is missing is an issue where it is mentioned. */
  async askOnce(call: Call, address: string, isPromised: boolean, mention?: Mention): Promise<TriedAddress> {
    const earlier = this.tried.get(address)
    if (earlier) return earlier
    const answer = await this.ask(address)
    const issues = callIssues(call, answer)
    const isJson = isAnswer(answer) && answer.status === 200 && isJsonCall(call)
    const parsed = isJson ? parseBytes(answer.bytes) : undefined
    const entry: TriedAddress = { call, address, status: isAnswer(answer) ? answer.status : undefined, parsed, issues }
    this.tried.set(address, entry)
    if (isAnswer(answer) && answer.status === 404 && (isPromised || mention)) this.#reportMissing(entry, mention)
    if (parsed && !parsed.fault) {
      issues.push(
        ...contentIssues(parsed.document),
        ...(call.schema === 'entities/menu-view' ? menuIssues(parsed.document) : []),
      )
      this.known.add(call, address, parsed.document)
    }
    return entry
  }

  /** Keeps a call that is no question of `askOnce`, such as one that writes, under a name of its own. */
  keep(call: Call, name: string): TriedAddress {
    const entry = this.tried.get(name) ?? { call, address: name, status: undefined, parsed: undefined, issues: [] }
    this.tried.set(name, entry)
    return entry
  }

  async ask(address: string, request: Request = {}) {
    this.onAsked(address)
    return await this.backEnd.ask(address, { language: this.language, ...request })
  }

  /** Adds an issue where something is mentioned, unless there is one already. */
  reportAt({ address, pointer }: Mention, issue: Issue): void {
    const issues = this.tried.get(address)?.issues
    const isKnown = issues?.some(
      (each) => each.code === issue.code && each.pointer === pointer && each.received === issue.received,
    )
    if (!isKnown) issues?.push({ ...issue, pointer })
  }

  async #askConfiguration(reading: readonly Call[]): Promise<void> {
    const call = reading.find(({ id }) => id === 'readPortal')
    const [planned] = call ? this.#plan(call) : []
    if (!call || !planned) return
    const { parsed } = await this.askOnce(call, planned.address, true)
    if (parsed && !parsed.fault) this.portal = readTriedPortal(this.portal.name, parsed.document, this.portal.now)
  }

  #plan(call: Call) {
    const planned = planAddresses(call, this.known, this.portal, this.samples)
    if (Array.isArray(planned)) {
      this.unasked.delete(call)
      return planned
    }
    if (!this.#countOf(call)) this.unasked.set(call, planned.parameter)
    return []
  }

  #countOf(call: Call): number {
    return [...this.tried.values()].filter((each) => each.call.id === call.id).length
  }

  #reportMissing(entry: TriedAddress, mention: Mention | undefined): void {
    const issue: Issue = {
      severity: 'error',
      code: 'dead-link',
      pointer: '',
      message: `${entry.address} is answered 404, though an answer of this back end names it.`,
    }
    if (mention) this.reportAt(mention, issue)
    else entry.issues.push(issue)
  }
}

/** Calls of pictures, which are asked by the names that payloads have. */
const probed = new Set(['resizeImage', 'cropImage'])

/** Whether the answer of a call is there to be read. */
export const documentOf = (answer: Answer): unknown => {
  const parsed = parseBytes(answer.bytes)
  return parsed.fault ? undefined : parsed.document
}

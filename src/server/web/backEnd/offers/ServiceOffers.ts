import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Service } from '../../../../../schemas/routes/services'
import type { Api } from '../../../http/Api'
import { pageInProgress } from '../pageInProgress'
import { absentStatuses, askServices, type Verdict } from './askServices'
import { serviceQuestions, toldBy } from './serviceQuestions'

type Options = {
  log: FastifyBaseLogger
  now: () => Date
  /** Called once a portal was asked about for the first time. */
  onFirst?(portal: string): void
  /** Called when a service of a portal has come or gone. */
  onChange?(portal: string): void
}

/** Time after which a back end is asked again, in ms: after an answer, and after a failure of every call. */
const askAgainMs = 60 * 60_000
const retryMs = 60_000

/**
 * Least time between two questions about a service that a page's call doubts, and between two about the services that a portal misses,
 * in ms.
 */
export const doubtMs = 10_000

/** How long a page waits for the first answers, in ms. */
const firstWaitMs = 1500

const maxPortals = 500

/** What is known of a portal's services. Times are in ms since 1970. */
type Known = {
  /** The services that are not offered, with what their calls answered. */
  absent: ReadonlyMap<Service, string>
  /** Those services that the portal's configuration has. */
  missed: ReadonlySet<Service>
  askAt: number
  /** When the next page has the back end asked about the missed services. */
  missedAt: number
  asking: Promise<void> | undefined
  wasAsked: boolean
  /** When the next doubt about a service counts. */
  doubts: Map<Service, number>
}

/**
 * Which services a back end offers to its portals. It asks once an hour, while pages are asked for, and again about a service whose call
 * a page finds missing. A service is offered until the back end answers all of its calls with 404 or 501.
 */
export class ServiceOffers {
  readonly #api: Api
  readonly #log: FastifyBaseLogger
  readonly #now: () => Date
  readonly #onFirst: Options['onFirst']
  readonly #onChange: Options['onChange']
  readonly #portals = new LRUCache<string, Known>({ max: maxPortals })

  constructor(api: Api, { log, now, onFirst, onChange }: Options) {
    this.#api = api
    this.#log = log
    this.#now = now
    this.#onFirst = onFirst
    this.#onChange = onChange
  }

  /**
   * The services that a portal lacks, with what their calls answered. Waits for the first answers for a moment, and never for later
   * ones.
   */
  async absentFrom(portal: string): Promise<ReadonlyMap<Service, string>> {
    const known = this.#knownOf(portal)
    const time = this.#now().getTime()
    if (known.askAt <= time) void this.ask(portal)
    else if (known.missedAt <= time) void this.#askForMissed(portal, known)
    if (!known.wasAsked) await settledWithin(firstWaitMs, known.asking)
    return known.absent
  }

  /** Takes which of the services that a portal lacks its configuration has: they are asked for again while pages are. */
  miss(portal: string, services: readonly Service[]): void {
    this.#knownOf(portal).missed = new Set(services)
  }

  /** The services that a portal misses although its configuration has them, with what their calls answered. */
  missedBy(portal: string): ReadonlyMap<Service, string> {
    const { absent, missed } = this.#knownOf(portal)
    return new Map([...absent].filter(([service]) => missed.has(service)))
  }

  /** Asks about every service of a portal. */
  async ask(portal: string): Promise<void> {
    const known = this.#knownOf(portal)
    known.asking ??= pageInProgress.exit(() => this.#askFor(portal, known))
    await known.asking
  }

  /** Takes the status of a call of a page. Asks about the service once more when the call says that it is missing. */
  note(method: string, address: string, status: number): void {
    const told = absentStatuses.has(status) ? toldBy(method, address) : undefined
    const known = told && this.#portals.peek(told.portal)
    if (!told || !known || known.asking || known.absent.has(told.service)) return
    const { service, portal } = told
    const time = this.#now().getTime()
    if (time < (known.doubts.get(service) ?? 0)) return
    known.doubts.set(service, time + doubtMs)
    const questions = serviceQuestions(portal).filter((question) => question.service === service)
    void pageInProgress.exit(async () => this.#take(portal, known, await askServices(this.#api, questions)))
  }

  /** Asks again about what a portal misses. No other page does until a while after the last answer. */
  async #askForMissed(portal: string, known: Known): Promise<void> {
    const missed = this.missedBy(portal)
    const isAsked = ({ service, method }: { service: Service; method: string }) =>
      method === 'GET' && missed.has(service)
    const questions = serviceQuestions(portal).filter(isAsked)
    if (questions.length === 0 || known.asking) return
    known.missedAt = Number.POSITIVE_INFINITY
    const answers = await pageInProgress.exit(() => askServices(this.#api, questions))
    known.missedAt = this.#now().getTime() + doubtMs
    this.#take(portal, known, answers)
  }

  #knownOf(portal: string): Known {
    const found = this.#portals.get(portal)
    if (found) return found
    const known: Known = {
      absent: new Map(),
      missed: new Set(),
      askAt: 0,
      missedAt: 0,
      asking: undefined,
      wasAsked: false,
      doubts: new Map(),
    }
    this.#portals.set(portal, known)
    return known
  }

  async #askFor(portal: string, known: Known): Promise<void> {
    await this.#askAll(portal, known)
    known.asking = undefined
    known.missedAt = this.#now().getTime() + doubtMs
    if (!known.wasAsked) this.#onFirst?.(portal)
    known.wasAsked = true
  }

  async #askAll(portal: string, known: Known): Promise<void> {
    known.askAt = this.#now().getTime() + retryMs
    const questions = serviceQuestions(portal).filter(({ method }) => method === 'GET')
    const answers = await askServices(this.#api, questions)
    // What only a page's own call tells is asked again by the next page.
    const untold = [...known.absent.keys()].filter((service) => !answers.has(service))
    if ([...answers.values()].every(({ isOffered }) => isOffered === undefined)) return
    known.askAt = this.#now().getTime() + askAgainMs
    for (const service of untold) answers.set(service, { isOffered: true, told: '' })
    this.#take(portal, known, answers)
  }

  #take(portal: string, known: Known, answers: ReadonlyMap<Service, Verdict>): void {
    const before = known.absent
    const absent = new Map(before)
    for (const [service, { isOffered, told }] of answers) {
      if (isOffered === true) absent.delete(service)
      if (isOffered === false) absent.set(service, told)
    }
    known.absent = absent
    const gone = [...absent.keys()].filter((service) => !before.has(service))
    const back = [...before.keys()].filter((service) => !absent.has(service))
    if (gone.length > 0) this.#log.info({ portal, services: gone }, notOffered(gone, absent))
    if (back.length > 0) this.#log.info({ portal, services: back }, 'the back end offers these services again')
    if (gone.length + back.length > 0) this.#onChange?.(portal)
  }
}

function notOffered(services: readonly Service[], told: ReadonlyMap<Service, string>): string {
  const named = services.map((service) => `${service} (${told.get(service)})`).join(', ')
  return `the back end does not offer ${named}; asked again in ${doubtMs / 1000} s, when a page is asked for`
}

/** Resolves when the work has settled, or after a time in ms. */
async function settledWithin(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work?.catch(() => undefined), late])
  clearTimeout(timer)
}

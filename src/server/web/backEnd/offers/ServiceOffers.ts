import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Service } from '../../../../../schemas/routes/services'
import type { Api } from '../../../http/Api'
import { pageInProgress } from '../pageInProgress'
import { type ServiceQuestion, serviceQuestions, toldBy } from './serviceQuestions'

type Options = {
  log: FastifyBaseLogger
  now: () => Date
  /** Called once a portal was asked about for the first time. */
  onFirst?(portal: string): void
}

/** Time after which a back end is asked again, in ms: after an answer, and after a failure of every call. */
const askAgainMs = 60 * 60_000
const retryMs = 60_000

/** Least time between two questions about a service that a page's call doubts, in ms. */
const doubtMs = 10_000

/** How long a page waits for the first answers, in ms. */
const firstWaitMs = 1500

/** How many calls are asked at a time. */
const maxCalls = 6

const maxPortals = 500

/** Statuses that say that there is no such call. */
const absentStatuses: ReadonlySet<number> = new Set([404, 501])

/** Statuses that say nothing, because the back end fails or asks for patience. */
const isUnclear = (status: number): boolean => status === 429 || (status >= 500 && status !== 501)

/** What is known of a portal's services. Times are in ms since 1970. */
type Known = {
  absent: ReadonlySet<Service>
  askAt: number
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
  readonly #portals = new LRUCache<string, Known>({ max: maxPortals })

  constructor(api: Api, { log, now, onFirst }: Options) {
    this.#api = api
    this.#log = log
    this.#now = now
    this.#onFirst = onFirst
  }

  /** The services that a portal lacks. Waits for the first answers for a moment, and never for later ones. */
  async absentFrom(portal: string): Promise<ReadonlySet<Service>> {
    const known = this.#knownOf(portal)
    if (known.askAt <= this.#now().getTime()) void this.ask(portal)
    if (!known.wasAsked) await settledWithin(firstWaitMs, known.asking)
    return known.absent
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
    void pageInProgress.exit(async () => this.#take(portal, known, await this.#answersOf(questions)))
  }

  #knownOf(portal: string): Known {
    const found = this.#portals.get(portal)
    if (found) return found
    const known: Known = { absent: new Set(), askAt: 0, asking: undefined, wasAsked: false, doubts: new Map() }
    this.#portals.set(portal, known)
    return known
  }

  async #askFor(portal: string, known: Known): Promise<void> {
    await this.#askAll(portal, known)
    known.asking = undefined
    if (!known.wasAsked) this.#onFirst?.(portal)
    known.wasAsked = true
  }

  async #askAll(portal: string, known: Known): Promise<void> {
    known.askAt = this.#now().getTime() + retryMs
    const answers = await this.#answersOf(serviceQuestions(portal).filter(({ method }) => method === 'GET'))
    // What only a page's own call tells is asked again by the next page.
    const untold = [...known.absent].filter((service) => !answers.has(service))
    if ([...answers.values()].every((offered) => offered === undefined)) return
    known.askAt = this.#now().getTime() + askAgainMs
    this.#take(portal, known, new Map([...answers, ...untold.map((service) => [service, true] as const)]))
  }

  #take(portal: string, known: Known, answers: ReadonlyMap<Service, boolean | undefined>): void {
    const before = known.absent
    const absent = new Set(before)
    for (const [service, isOffered] of answers) {
      if (isOffered === true) absent.delete(service)
      if (isOffered === false) absent.add(service)
    }
    known.absent = absent
    const gone = [...absent].filter((service) => !before.has(service))
    const back = [...before].filter((service) => !absent.has(service))
    if (gone.length > 0) this.#log.info({ portal, services: gone }, 'the back end does not offer these services')
    if (back.length > 0) this.#log.info({ portal, services: back }, 'the back end offers these services again')
  }

  /** Whether each service is offered; undefined where its calls failed. */
  async #answersOf(questions: readonly ServiceQuestion[]): Promise<Map<Service, boolean | undefined>> {
    const statuses = new Map<Service, (number | undefined)[]>()
    const waiting = [...questions]
    const askNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const status = await statusOf(this.#api, next)
        statuses.set(next.service, [...(statuses.get(next.service) ?? []), status])
      }
    }
    await Promise.all(Array.from({ length: maxCalls }, askNext))
    return new Map([...statuses].map(([service, given]) => [service, isOffered(given)]))
  }
}

function isOffered(statuses: readonly (number | undefined)[]): boolean | undefined {
  if (statuses.some((status) => status !== undefined && !absentStatuses.has(status) && !isUnclear(status))) return true
  return statuses.every((status) => status !== undefined && absentStatuses.has(status)) ? false : undefined
}

async function statusOf(api: Api, { path, init }: ServiceQuestion): Promise<number | undefined> {
  try {
    return (await api(path, init)).response().status
  } catch {
    return undefined
  }
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

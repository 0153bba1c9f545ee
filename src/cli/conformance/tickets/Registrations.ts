import { equal, ok } from 'node:assert/strict'
import type { TicketGate, TicketOffer, TicketSubscription } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { dataOf, Visitor } from '../Visitor'

export type TicketTarget = Target & {
  /** Uid of the event to register for; by default, the open one with the fewest free places. */
  event?: string | undefined
  /** The permission of the organiser's link of an event. Without it, the cases that need it are left out. */
  tokenOf?: ((event: string) => string) | undefined
}

/** Places that the suite takes at least and at most. */
const [leastFree, mostFree] = [6, 300]

export const person = { name: 'Essai de conformité', email: 'essai@example.org' }

/** The trial of a system of tickets, with one event. */
export class Registrations implements Trial {
  readonly #target: TicketTarget
  readonly #registered = new Set<Visitor>()

  private constructor(
    target: TicketTarget,
    readonly event: string,
  ) {
    this.#target = target
  }

  /** Chooses an event. Throws when the system has none to try. */
  static async open(target: TicketTarget): Promise<Registrations> {
    const { items } = await new Visitor(target).get('listTicketEvents', {
      query: { portalName: target.portal, count: 50 },
    })
    const fitting = items
      .filter(({ uid, state, waiting }) => uid === (target.event ?? uid) && state === 'open' && waiting === 0)
      .filter(
        ({ free, perPerson, hasWaitingList }) =>
          free >= leastFree && free <= mostFree && perPerson > 1 && hasWaitingList,
      )
      .sort((one, other) => one.free - other.free)
    const [offer] = fitting
    ok(
      offer,
      `The system has no event that is open, with ${leastFree} to ${mostFree} free places, two or more for a person, and a waiting list.`,
    )
    return new Registrations(target, offer.uid)
  }

  get portal() {
    return { portalName: this.#target.portal }
  }

  /** What calls about the event are made with. */
  get at() {
    return { params: { uid: this.event }, query: this.portal }
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  async offer(): Promise<TicketOffer> {
    return await this.visitor().get('readTicketEvent', this.at)
  }

  /** Registers a visitor, or changes the number of places. */
  async register(visitor: Visitor, places: number): Promise<TicketSubscription> {
    this.#registered.add(visitor)
    return await visitor.get('subscribe', { ...this.at, body: { places, ...person } })
  }

  /** Tries to register visitors for one place each, all at the same time. */
  async registerAll(visitors: readonly Visitor[]): Promise<TicketSubscription[]> {
    const body = { places: 1, ...person }
    return await Promise.all(
      visitors.map(async (visitor) => {
        this.#registered.add(visitor)
        const { status, body: answer } = await visitor.insist('subscribe', { ...this.at, body })
        equal(status, 200)
        return dataOf('subscribe', answer)
      }),
    )
  }

  /** Takes all free places. */
  async fill(): Promise<Visitor[]> {
    const holders: Visitor[] = []
    for (;;) {
      const { free, perPerson } = await this.offer()
      if (free === 0) return holders
      const visitor = this.visitor()
      await this.register(visitor, Math.min(free, perPerson))
      holders.push(visitor)
    }
  }

  async own(visitor: Visitor): Promise<TicketSubscription> {
    return await visitor.get('checkSubscription', this.at)
  }

  /** What calls of the entrances are made with. */
  get entrance() {
    const token = this.#target.tokenOf?.(this.event)
    ok(token, 'This case needs the link of the organiser.')
    return { params: { uid: this.event }, query: { ...this.portal, token } }
  }

  async gate(): Promise<TicketGate> {
    return await this.visitor().get('readGate', this.entrance)
  }

  async leave(): Promise<void> {
    const registered = [...this.#registered].reverse()
    this.#registered.clear()
    // From the last, so that nobody moves up meanwhile.
    for (const visitor of registered) await visitor.call('unsubscribe', this.at)
  }
}

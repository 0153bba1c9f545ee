import { ok } from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import type { CampReceipt } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { Visitor } from '../Visitor'

export type CampTarget = Target & {
  /** Values of the form that replace those of the suite. */
  values?: Readonly<Record<string, unknown>>
}

type Days = { from: string; until: string }

const dayMs = 24 * 3_600_000

/** Nights of the camps that the suite registers. */
const nights = 3

/** Days ahead in which the suite camps: a month that no group has planned yet. */
const [soonest, latest] = [500, 700]

const fields = {
  group: 'Essai de conformité',
  children: 5,
  leaders: 2,
  youngest: 8,
  oldest: 12,
  name: 'Essai de conformité',
  email: 'essai@example.org',
  phone: '+32 470 12 34 56',
  phoneOnSite: '+32 470 12 34 57',
  arrival: 'train',
  rules: true,
}

/** The trial of a system of camps, at one location. */
export class Sites implements Trial {
  readonly #target: CampTarget
  readonly #registered: { visitor: Visitor; uid: string }[] = []

  private constructor(
    target: CampTarget,
    readonly location: string,
    /** Today at the system, which the first camp counts from. */
    readonly today: Date,
  ) {
    this.#target = target
  }

  /** Chooses a location. Throws when the system has none to try. */
  static async open(target: CampTarget & { today?: Date }): Promise<Sites> {
    const { items } = await new Visitor(target).get('listCampLocations', { query: { portalName: target.portal } })
    ok(items[0], 'The system has no camp location.')
    return new Sites(target, items[0].uid, target.today ?? new Date())
  }

  get portal() {
    return { portalName: this.#target.portal }
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  /** Days that no group has, with the day after them. `after` moves them by so many days. */
  async days(after = 0): Promise<Days> {
    const day = (count: number) => new Date(this.today.getTime() + count * dayMs).toISOString().slice(0, 10)
    const { taken } = await this.visitor().get('readCampLocation', {
      params: { uid: this.location },
      query: this.portal,
    })
    const stays = Array.from({ length: latest - soonest }, (_, index) => ({
      from: day(soonest + index + after),
      until: day(soonest + index + after + nights),
      end: day(soonest + index + after + nights + 1),
    }))
    const free = stays.filter(({ from, end }) => taken.every((stay) => stay.until <= from || stay.from >= end))
    const { from, until } = free[randomInt(Math.max(free.length, 1))] ?? {}
    ok(from && until, 'The camp location has no days left to try.')
    return { from, until }
  }

  /** What the call that registers a camp is made with. */
  wish(days: Days, more: Readonly<Record<string, unknown>> = {}) {
    const body = { location: this.location, ...fields, ...this.#target.values, ...days, ...more }
    return { query: this.portal, body }
  }

  async register(visitor: Visitor, days: Days, more?: Readonly<Record<string, unknown>>): Promise<CampReceipt> {
    const receipt = await visitor.get('createCamp', this.wish(days, more))
    this.#registered.push({ visitor, uid: receipt.uid })
    return receipt
  }

  async leave(): Promise<void> {
    for (const { visitor, uid } of this.#registered.splice(0)) await visitor.call('cancelCamp', { params: { uid } })
  }
}

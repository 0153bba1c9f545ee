import { deepEqual, ok } from 'node:assert/strict'
import type { AppointmentReceipt, SlotHold } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { dataOf, failureOf, type Refusal, Visitor } from '../Visitor'
import { answersTo } from './answersTo'

export type AppointmentTarget = Target & {
  /** Uid of the prestation to book; by default, the first. */
  prestation?: string | undefined
  /** What the form of the prestation is filled in with, besides what is filled in by type. */
  values?: Readonly<Record<string, unknown>> | undefined
}

/** Time between the slots that cases take, so that no two overlap. */
const gapMs = 90 * 60_000

/** Most seats of one slot that are tried. */
const maxSeats = 60

type Held = { visitor: Visitor; hold: SlotHold }
type Booked = { visitor: Visitor; uid: string; reference: string }

/** The trial of a system of appointments, with one prestation at its first office. */
export class Office implements Trial {
  readonly #target: AppointmentTarget
  readonly #free: string[]
  readonly #holds: Held[] = []
  readonly #bookings: Booked[] = []

  private constructor(
    target: AppointmentTarget,
    readonly prestation: string,
    readonly values: Readonly<Record<string, unknown>>,
    free: string[],
  ) {
    this.#target = target
    this.#free = free
  }

  /** Reads what the system offers. Throws when it offers nothing to try. */
  static async open(target: AppointmentTarget): Promise<Office> {
    const visitor = new Visitor(target)
    const { portal: portalName } = target
    const { items } = await visitor.get('listPrestations', { query: { portalName } })
    const prestation = target.prestation ?? items[0]?.uid
    ok(prestation !== undefined, 'The system offers no prestation.')
    const { inputs } = await visitor.get('readAppointmentForm', { query: { portalName, prestation } })
    const { dates } = await visitor.get('listCalendarDates', { query: { portalName, prestation, days: 366 } })
    const free: string[] = []
    // Slots of the first days may be too near to be changed.
    for (const { date } of dates.slice(3, 13)) {
      const { items: slots } = await visitor.get('listDayRanges', { query: { portalName, prestation, date } })
      for (const { start } of slots) {
        const last = free.at(-1)
        if (last === undefined || Date.parse(start) - Date.parse(last) >= gapMs) free.push(start)
      }
    }
    return new Office(target, prestation, { ...answersTo(inputs), ...target.values }, free)
  }

  get portal(): string {
    return this.#target.portal
  }

  /** The portal in calls that read. */
  get shownBy() {
    return { portalName: this.portal }
  }

  /** What calls of free slots are about. */
  get offer() {
    return { portalName: this.portal, prestation: this.prestation }
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  /** Returns the beginning of a free slot that no case has taken. */
  takeSlot(): string {
    const start = this.#free.shift()
    ok(start !== undefined, 'The system has too few free slots: the suite needs thirty, 90 minutes apart.')
    return start
  }

  async pass(ms: number): Promise<void> {
    ok(this.#target.pass, 'This case needs time.')
    await this.#target.pass(ms)
  }

  wish(start: string, replaces?: string) {
    return { portal: this.portal, prestation: this.prestation, start, ...(replaces && { replaces }) }
  }

  async hold(visitor: Visitor, start: string, replaces?: string): Promise<SlotHold> {
    const hold = await visitor.get('holdSlot', { body: this.wish(start, replaces) })
    this.#holds.push({ visitor, hold })
    return hold
  }

  /** Lets visitors hold a slot until no seat is left. */
  async fill(start: string): Promise<{ held: Held[]; refusal: Refusal }> {
    const held: Held[] = []
    for (;;) {
      ok(held.length < maxSeats, `More than ${maxSeats} visitors hold one slot.`)
      const visitor = this.visitor()
      const { status, body } = await visitor.call('holdSlot', { body: this.wish(start) })
      if (status !== 200) {
        const refusal = failureOf('holdSlot', body)
        deepEqual([status, refusal.code], [400, 'ALREADY_BLOCKED'])
        return { held, refusal }
      }
      const hold = dataOf('holdSlot', body)
      held.push({ visitor, hold })
      this.#holds.push({ visitor, hold })
    }
  }

  /** Number of visitors who can still hold a slot. They give it back. */
  async seatsLeft(start: string): Promise<number> {
    const { held } = await this.fill(start)
    for (const { visitor, hold } of held) await visitor.send('releaseHold', { params: { uid: hold.uid } })
    return held.length
  }

  booking(hold: string) {
    return { portal: this.portal, hold, values: { ...this.values } }
  }

  async book(visitor: Visitor, start: string): Promise<AppointmentReceipt> {
    const { uid: hold } = await this.hold(visitor, start)
    return await this.bookHold(visitor, hold)
  }

  async bookHold(visitor: Visitor, hold: string): Promise<AppointmentReceipt> {
    const receipt = await visitor.get('createAppointment', { body: this.booking(hold) })
    this.#bookings.push({ visitor, ...receipt })
    return receipt
  }

  async leave(): Promise<void> {
    for (const { visitor, hold } of this.#holds.splice(0)) {
      await visitor.call('releaseHold', { params: { uid: hold.uid } })
    }
    for (const { visitor, uid } of this.#bookings.splice(0)) {
      await visitor.call('cancelAppointment', { params: { uid }, body: {} })
    }
  }
}

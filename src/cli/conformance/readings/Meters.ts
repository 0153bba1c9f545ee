import { ok } from 'node:assert/strict'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { Visitor } from '../Visitor'

/** The trial of a system of meter readings, with one kind of meter. Readings cannot be taken back: each visitor has their own. */
export class Meters implements Trial {
  readonly #target: Target

  private constructor(
    target: Target,
    readonly kind: string,
  ) {
    this.#target = target
  }

  /** Chooses a kind of meter. Throws when the system has none to try. */
  static async open(target: Target): Promise<Meters> {
    const { items } = await new Visitor(target).get('listMeterKinds', { params: { portalName: target.portal } })
    ok(items[0], 'The system has no kind of meter.')
    return new Meters(target, items[0].uid)
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  /** What the call that sends a reading is made with. */
  reading(index: string, date: string, more: Readonly<Record<string, unknown>> = {}) {
    const body = { kind: this.kind, meter: '30123', index, date, ...more }
    return { query: { portalName: this.#target.portal }, body }
  }

  async history(visitor: Visitor) {
    const { items } = await visitor.get('listReadings', { params: { portalName: this.#target.portal } })
    return items.map(({ kind, meter, index, readOn }) => ({ kind, meter, index, readOn }))
  }

  async leave(): Promise<void> {}
}

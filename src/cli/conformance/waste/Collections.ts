import { ok } from 'node:assert/strict'
import type { PickupPlaceList, WasteHousehold } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { Visitor } from '../Visitor'

export type WasteTarget = Target & {
  /** What finds the address to try; by default a word that most streets have. */
  address?: string | undefined
}

/** An address with its zone, whole enough to be remembered. */
export type Place = Required<
  Pick<PickupPlaceList['items'][number], 'luid' | 'zuid' | 'street' | 'zip' | 'locality'>
> & {
  number?: string
}

/** The trial of a system of waste, with one address. */
export class Collections implements Trial {
  readonly #target: WasteTarget
  readonly #visitors = new Set<Visitor>()

  private constructor(
    target: WasteTarget,
    readonly place: Place,
  ) {
    this.#target = target
  }

  /** Chooses an address. Throws when the system has none in a zone. */
  static async open(target: WasteTarget): Promise<Collections> {
    const query = { portalName: target.portal, query: target.address ?? 'rue', count: 20 }
    const { items } = await new Visitor(target).get('searchPickups', { query })
    const [place] = items.flatMap(({ luid, zuid, street, number, zip, locality }) =>
      street && zip && locality ? [{ luid, zuid, street, zip, locality, ...(number && { number }) }] : [],
    )
    ok(place, `The system finds no address in a waste zone for "${query.query}".`)
    return new Collections(target, place)
  }

  get portal() {
    return { portalName: this.#target.portal }
  }

  /** The zone of the address, as calls name it. */
  get zone() {
    return { luid: this.place.luid, zuid: this.place.zuid }
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  /** What remembers the address. */
  get home() {
    const { street, number, zip, locality } = this.place
    return { portal: this.#target.portal, street, ...(number && { number }), zip, locality }
  }

  /** Lets a visitor follow the pickups of the address. */
  async settle(visitor: Visitor): Promise<WasteHousehold> {
    this.#visitors.add(visitor)
    return await visitor.get('saveHousehold', { body: this.home })
  }

  async household(visitor: Visitor): Promise<WasteHousehold> {
    return await visitor.get('readHousehold', { query: this.portal })
  }

  async leave(): Promise<void> {
    const visitors = [...this.#visitors]
    this.#visitors.clear()
    for (const visitor of visitors) await visitor.call('removeHousehold', { query: this.portal })
  }
}

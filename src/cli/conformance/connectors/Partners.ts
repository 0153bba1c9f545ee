import { ok } from 'node:assert/strict'
import type { ConnectorView } from '../../../../schemas'
import type { Trial } from '../Case'
import type { Target } from '../Target'
import { Visitor } from '../Visitor'

export type ConnectorTarget = Target & {
  /** Uid of the connector to try; by default, the first. */
  connector?: string | undefined
}

/** The trial of a system of connectors, with one connector. It takes nothing that must be given back. */
export class Partners implements Trial {
  readonly #target: ConnectorTarget

  private constructor(
    target: ConnectorTarget,
    readonly connector: string,
  ) {
    this.#target = target
  }

  /** Chooses a connector. Throws when the system has none to try. */
  static async open(target: ConnectorTarget): Promise<Partners> {
    const { items } = await new Visitor(target).get('listConnectors', { query: { portalName: target.portal } })
    const connector = target.connector ?? items[0]?.uid
    ok(connector !== undefined, 'The system has no connector.')
    return new Partners(target, connector)
  }

  get portal() {
    return { portalName: this.#target.portal }
  }

  /** What calls about the connector are made with. */
  get at() {
    return { params: { uid: this.connector }, query: this.portal }
  }

  visitor(): Visitor {
    return new Visitor(this.#target)
  }

  async view(): Promise<ConnectorView> {
    return await this.visitor().get('readConnector', this.at)
  }

  /** Returns the URL that the frame loads for a query of the portal's address, and its origin. */
  async configure(query?: string) {
    const body = { uid: this.connector, ...(query !== undefined && { query }) }
    return await this.visitor().get('configureConnector', { query: this.portal, body })
  }

  async leave(): Promise<void> {}
}

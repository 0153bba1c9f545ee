import type { JSONColumnType } from 'kysely'
import type { Connector } from '../../../../schemas'
import type { PartnerStates } from './PartnerStates'

export type ConnectorTables = {
  connector: {
    portal: string
    uid: string
    position: number
    record: JSONColumnType<Connector>
  }
}

declare module '../../db/Tables' {
  interface Tables extends ConnectorTables {}
}

declare module '../call/Services' {
  interface Services {
    /** URL of the partner whose pages connectors name by their path; undefined for none. */
    partnerUrl: string | undefined
    partnerStates: PartnerStates
  }
}

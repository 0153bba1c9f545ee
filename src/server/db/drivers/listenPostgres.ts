import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { columnTypes } from './columnParsers'

/** A dedicated connection that listens to a channel. */
export type Listener = {
  /** Rejects after `queryTimeoutMs`, as on a half-open connection. */
  query<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  close(): Promise<void>
}

export type ListenerEvents = {
  onNotification(payload: string): void
  /** Called once when the connection is lost, and not after `close`. */
  onLost(): void
}

/** Opens a connection and listens on it. Rejects when the server cannot be reached. */
export type Listen = (channel: string, events: ListenerEvents) => Promise<Listener>

const connectTimeoutMs = 5000
const queryTimeoutMs = 2000

export const listenPostgres =
  (url: string): Listen =>
  async (channel, { onNotification, onLost }) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: queryTimeoutMs,
      application_name: 'beffroi: changes of tables',
      keepAlive: true,
      types: columnTypes,
    })
    let isOver = false
    const lose = () => {
      if (isOver) return
      isOver = true
      onLost()
    }
    const close = async () => {
      isOver = true
      await client.end().catch(() => undefined)
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => onNotification(payload))
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await close()
      throw error
    }
    return {
      query: async <Row>({ sql, parameters }: CompiledQuery<Row>) => (await client.query(sql, [...parameters])).rows,
      close,
    }
  }

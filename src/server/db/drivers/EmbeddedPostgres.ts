import { PGlite } from '@electric-sql/pglite'

type StreamOptions = Parameters<PGlite['execProtocolStream']>[1]
type Messages = ReturnType<PGlite['execProtocolStream']>

/**
 * PGlite that rejects all messages after a panic, such as a full disk. Plain PGlite sends another message, at the latest to close
 * the failed statement, and then loops forever. The data is intact when another process opens it.
 */
export class EmbeddedPostgres extends PGlite {
  /** Called once, with the reason. */
  onPanic: (error: Error) => void = () => {}
  #panic: Error | undefined

  get hasPanicked(): boolean {
    return this.#panic !== undefined
  }

  override async execProtocolStream(message: Uint8Array, options?: StreamOptions): Messages {
    if (this.#panic) throw this.#panic
    try {
      return await super.execProtocolStream(message, options)
    } catch (error) {
      if (isPanic(error)) {
        this.#panic = error
        this.onPanic(error)
      }
      throw error
    }
  }
}

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')

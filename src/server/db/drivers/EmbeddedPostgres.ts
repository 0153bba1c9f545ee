import { PGlite } from '@electric-sql/pglite'

type StreamOptions = Parameters<PGlite['execProtocolStream']>[1]
type Messages = ReturnType<PGlite['execProtocolStream']>

/**
 * PGlite that passes no message on after a panic, as on a full disk. PGlite itself does, at the latest to close the statement
 * that failed, and then loops for ever, because nothing takes the message. The data is whole again when another process opens
 * it.
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

import { PGlite } from '@electric-sql/pglite'
import { DatabaseTrap } from './DatabaseTrap'

type StreamOptions = Parameters<PGlite['execProtocolStream']>[1]
type Messages = ReturnType<PGlite['execProtocolStream']>

/** Status of the exception by which PGlite leaves a failed statement: `POSTGRES_MAIN_LONGJMP`, which PGlite does not export. */
const failedStatement = 100

/**
 * PGlite that rejects all messages once it is broken: after a panic, such as a full disk, and after a trap of its WebAssembly,
 * such as an overflow of the stack. Plain PGlite ignores a trap and goes on with the broken memory: it answers that nothing was
 * found, or loops as long as each pass traps. After a panic it loops with the next message, at the latest that which closes the
 * failed statement. The data is intact when another process opens it.
 */
export class EmbeddedPostgres extends PGlite {
  /** Called once, with the reason: an error of PostgreSQL, or a `DatabaseTrap`. */
  onPanic: (error: Error) => void = () => {}
  #panic: Error | undefined
  #trap: DatabaseTrap | undefined
  #isWatched = false

  get hasPanicked(): boolean {
    return this.#panic !== undefined
  }

  override async execProtocolStream(message: Uint8Array, options?: StreamOptions): Messages {
    if (this.#panic) throw this.#panic
    try {
      const messages = await super.execProtocolStream(message, options)
      if (this.#trap) throw this.#trap
      return messages
    } catch (error) {
      // The error of PostgreSQL tells more than the trap by which a panic ends.
      const reason = isPanic(error) ? error : this.#trap
      if (!reason) throw error
      this.#panic = reason
      this.onPanic(reason)
      throw reason
    }
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#watchTraps()
    return super.execProtocolRawSync(message)
  }

  /** Remembers the first trap of the main loop, which PGlite ignores, and ends the loop when PGlite enters it again. */
  #watchTraps(): void {
    const { mod } = this
    if (this.#isWatched || !mod) return
    this.#isWatched = true
    const loopOnce = mod._PostgresMainLoopOnce
    mod._PostgresMainLoopOnce = () => {
      if (this.#trap) throw this.#trap
      try {
        loopOnce()
      } catch (error) {
        if (!isFailedStatement(error)) this.#trap = new DatabaseTrap(error)
        throw error
      }
    }
  }
}

const isFailedStatement = (error: unknown): boolean =>
  error instanceof Object && 'status' in error && error.status === failedStatement

const isPanic = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')

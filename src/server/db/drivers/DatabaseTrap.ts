/** The WebAssembly of PGlite stopped amid a statement, so its memory cannot be trusted. The cause names the trap. */
export class DatabaseTrap extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause })
    this.name = 'DatabaseTrap'
  }

  /** PGlite ignores every error of its main loop, and asks for the status before it goes on. Throws, which ends the loop. */
  get status(): never {
    throw this
  }
}

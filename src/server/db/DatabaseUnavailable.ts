/** The database is unreachable, overloaded, or timed out. A retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(`The database is unavailable: ${cause.message}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * SQLSTATE classes and codes of temporary failures: connection, resources, shutdown, timeouts, deadlock, and read-only standby.
 * None of their messages holds a value of a query.
 */
const temporaryCodes = /^(?:08...|53...|57P..|57014|55P03|40001|40P01|25006|25P03)$/

/** Wraps an error with a temporary SQLSTATE in `DatabaseUnavailable`; returns other errors unchanged. */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && temporaryCodes.test(error.code)
    ? new DatabaseUnavailable(error)
    : error

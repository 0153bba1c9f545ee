/** The database cannot serve now: it is out of reach, overloaded, or gave up waiting. Trying again may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(`The database does not serve: ${cause.message}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * SQLSTATE classes and codes that say so: connection, resources, shutdown, timeouts, deadlock, and a standby that does not
 * take writes. None of their messages holds a value of a query.
 */
const passing = /^(?:08...|53...|57P..|57014|55P03|40001|40P01|25006|25P03)$/

/** The error as `DatabaseUnavailable` when its SQLSTATE says that trying again may succeed, else the error itself. */
export const asUnavailable = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && passing.test(error.code)
    ? new DatabaseUnavailable(error)
    : error

import { isObject, own } from '../../../schemas/engine'

/** What the log holds of an error. */
export type LoggedError = {
  [member: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  /** Fields of a database error that name parts of the schema. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  cause?: LoggedError
}

/** SQLSTATE classes whose messages name parts of a query or of the server, never a value: connection, rights, syntax. */
const safeClasses = /^(?:08|28|3D|42|53|57|58)/

const maxCauses = 5

/**
 * Describes an error without values that a visitor typed. A database error loses its parameters, its details and, where it
 * is about a value, its message. In messages of other errors everything between quotes is blanked.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const members: Readonly<Record<string, unknown>> = { ...error }
  const code = own(members, 'code')
  const isDatabase = typeof code === 'string' && typeof own(members, 'severity') === 'string'
  const isAboutValue = isDatabase && !safeClasses.test(code)
  const names = ['table', 'column', 'constraint', 'routine'] as const
  const known = names.flatMap((name) => {
    const value = isDatabase ? own(members, name) : undefined
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    type: error.name,
    message: isAboutValue ? 'The database refuses a value.' : isDatabase ? error.message : blankQuoted(error.message),
    stack: framesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...Object.fromEntries(known),
    ...(isObject(error.cause) && depth < maxCauses ? { cause: toLoggedError(error.cause, depth + 1) } : {}),
  }
}

/** Messages of JavaScript and of libraries quote values, such as `Unexpected token 'a', "abc" is not valid JSON`. */
const blankQuoted = (message: string): string => message.replace(/["'`«“‘].*["'`»”’]/s, '"…"')

/** The lines of the stack that name code. The message, which the stack begins with, may itself look like such lines. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}

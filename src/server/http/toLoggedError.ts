import { isObject, own } from '../../../schemas/engine'

/** An error as the log stores it. */
export type LoggedError = {
  [member: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  /** Names of schema parts in a database error. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  cause?: LoggedError
}

/** SQLSTATE classes whose messages never contain a value: connection, rights, syntax. */
const safeClasses = /^(?:08|28|3D|42|53|57|58)/

const maxCauses = 5

/**
 * Describes an error without values that a visitor typed. Drops the parameters and details of a database error, and its message
 * when it concerns a value. Blanks quoted text in other messages.
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
  const databaseMessage = isAboutValue ? 'The database refuses a value.' : error.message
  return {
    type: error.name,
    message: isDatabase ? databaseMessage : blankQuoted(error.message),
    stack: framesOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...Object.fromEntries(known),
    ...(isObject(error.cause) && depth < maxCauses ? { cause: toLoggedError(error.cause, depth + 1) } : {}),
  }
}

/** Removes quoted values from messages, such as `Unexpected token 'a', "abc" is not valid JSON`. */
const blankQuoted = (message: string): string => message.replace(/["'`«“‘].*["'`»”’]/s, '"…"')

/** Returns the frames of the stack. Skips the message at its start first, because it may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
}

import type { FastifyInstance } from 'fastify'
import { joinPointer } from '../../../schemas/json/pointer'
import { ApiFailure } from './ApiFailure'

/** Limits every later recursion over a body. No operation needs more. */
const maxDepth = 64

/** Refuses null characters, which PostgreSQL cannot store, in all parts of a request, and bodies nested too deeply. */
export function refuseUnsafeText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, headers, body }) => checkText({ params, query, headers, body }))
}

/** Throws a 400 for a null character in the names and strings of a value, or too deep nesting. Ignores buffers. */
export function checkText(value: unknown): void {
  const error = findError(value, 0)
  if (!error) return
  const { code, message, names } = error
  const issue = { severity: 'error', code, pointer: joinPointer(names), message } as const
  throw new ApiFailure(400, 'invalid-request', 'The request is not as described.', [issue])
}

/** `names` is the path of the value. */
type TextError = { code: 'wrong-format' | 'too-deep'; message: string; names: string[] }

function findError(value: unknown, depth: number): TextError | undefined {
  if (typeof value === 'string') return value.includes('\0') ? nullCharacter([]) : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (depth > maxDepth) return { code: 'too-deep', message: `Values are nested at most ${maxDepth} deep.`, names: [] }
  for (const name in value) {
    if (name.includes('\0')) return nullCharacter([])
    const error = findError(Reflect.get(value, name), depth + 1)
    if (error) return { ...error, names: [name, ...error.names] }
  }
  return undefined
}

const nullCharacter = (names: string[]): TextError => ({
  code: 'wrong-format',
  message: 'The null character is not allowed.',
  names,
})

import type { FastifyInstance } from 'fastify'
import { joinPointer } from '../../../schemas/json/pointer'
import { ApiFailure } from './ApiFailure'

/** How deep values of a JSON body are nested at most. No call needs more, and it bounds every recursion after it. */
const maxDepth = 64

/** Refuses null characters, which PostgreSQL cannot store, wherever a handler could read one, and bodies nested too deep. */
export function refuseUnsafeText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, headers, body }) => checkText({ params, query, headers, body }))
}

/** Throws a 400 with a pointer to the first null character in the names and strings of a value. Buffers are not read. */
export function checkText(value: unknown): void {
  const fault = findFault(value, 0)
  if (!fault) return
  const { code, message, names } = fault
  const issue = { severity: 'error', code, pointer: joinPointer(names), message } as const
  throw new ApiFailure(400, 'invalid-request', 'The request is not as described.', [issue])
}

type Fault = { code: 'wrong-format' | 'too-deep'; message: string; names: string[] }

function findFault(value: unknown, depth: number): Fault | undefined {
  if (typeof value === 'string') return value.includes('\0') ? nullCharacter([]) : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  if (depth > maxDepth) return { code: 'too-deep', message: `Values are nested at most ${maxDepth} deep.`, names: [] }
  for (const name in value) {
    if (name.includes('\0')) return nullCharacter([])
    const fault = findFault(Reflect.get(value, name), depth + 1)
    if (fault) return { ...fault, names: [name, ...fault.names] }
  }
  return undefined
}

const nullCharacter = (names: string[]): Fault => ({
  code: 'wrong-format',
  message: 'The null character is not allowed.',
  names,
})

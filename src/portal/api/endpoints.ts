import type { OperationId, Operations } from '../../../schemas/engine'
import { operations } from '../../../schemas/generated/operations'

/** The data of an operation's answer. */
export type Data<O extends OperationId> = Operations[O]['answer'] extends { data: infer D } ? D : never

/** Path and query of a call. */
export function addressOf<O extends keyof typeof operations>(
  operation: O,
  params: Operations[O]['params'],
  query: Partial<Operations[O]['query']>,
): string {
  const values: Readonly<Record<string, unknown>> = { ...params }
  const path = operations[operation].replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const queryEntries = Object.entries({ ...query }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

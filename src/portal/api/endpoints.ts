import type { DataContract, OperationId, Operations } from '../../../schemas/engine'
import { operations } from '../../../schemas/generated/operations'

/** The data of an operation's answer. */
export type Data<O extends OperationId> = Operations[O]['answer'] extends { data: infer D } ? D : never

/** The type of the items of a list. */
export type ItemOf<D> = D extends readonly (infer T)[] ? T : never

/** The contract of an answer's data: of the data as a whole, or of each item of a list, where invalid items are left out. */
export type AnswerContract<D> = { readonly whole: DataContract<D> } | { readonly items: DataContract<ItemOf<D>> }

/** Fills the parameters of a path of the API description: `/portal/{portalName}`. */
export const fillPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))

/** Path and query of a call of first views. */
export const addressOf = <O extends keyof typeof operations>(
  operation: O,
  params: Operations[O]['params'],
  query: Partial<Operations[O]['query']>,
): string => addressAt(operations[operation], params, query)

/** Path and query of a call, from its path in the API description. */
export function addressAt(pattern: string, params: object, query: object): string {
  const path = fillPath(pattern, { ...params })
  const queryEntries = Object.entries({ ...query }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Entry point of the calls of a back end as data, for tools that ask or imitate one. */
import { callsText } from './generated/calls'

/** A parameter of a call. `schema` is its JSON Schema without references. */
export type CallParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  description?: string
  schema: {
    readonly type?: string
    readonly enum?: readonly unknown[]
    readonly default?: unknown
    readonly pattern?: string
    readonly format?: string
    readonly minimum?: number
    readonly maximum?: number
    readonly minLength?: number
    readonly maxLength?: number
  }
}

/** An operation of the API description. */
export type Call = {
  /** The operation id. */
  id: string
  method: string
  path: string
  /** Name of the description's file in schemas/api, without `.json`. */
  file: string
  summary: string
  parameters: readonly CallParameter[]
  /** Media types of the answer, none for an answer without a body. */
  types: readonly string[]
  /** Schema of the `data` of the answer, or of its items, such as `page` or `entities/walk`. */
  schema?: string
  /** Whether `data` is a list of such documents. */
  isList?: true
  /** Media types of the body. */
  sends?: readonly string[]
  /** Statuses that the description knows. */
  statuses: readonly string[]
}

let read: readonly Call[] | undefined

/** Every call of the API descriptions. Read at the first call. */
export function calls(): readonly Call[] {
  read ??= parse(callsText())
  return read
}

// The generator wrote the text from descriptions that tests check.
const parse = (text: string): readonly Call[] => JSON.parse(text)

/** Whether a call answers JSON. */
export const isJsonCall = ({ types }: Call): boolean => types.includes('application/json')

/** Compiles the path of a call to a pattern with a group for each parameter. A parameter matches one segment, or several when its own pattern says so. */
export function callPattern({ path, parameters }: Call): RegExp {
  const part = (name: string) => {
    const { schema } = parameters.find((each) => each.in === 'path' && each.name === name) ?? {}
    return `(?<${name}>${schema?.type === 'integer' ? '\\d+' : schema?.pattern?.includes('/') ? '.+' : '[^/?#]+'})`
  }
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => part(name))}$`)
}

import { type Call, type CallParameter, calls } from '../../../schemas/calls'
import { pageCalls } from '../../../schemas/routes/pageCalls'
import type { Params, RoutePath } from '../../../schemas/routes/routePaths'
import type { KnownValues, LinkedPage } from './KnownValues'
import { fixedValues, type TriedPortal } from './TriedPortal'

/** An address of a call. It is promised when an answer names what it is about, so that it must exist. */
export type PlannedAddress = { address: string; isPromised: boolean }

/** The parameter that no answer gives a value for. */
export type Unknown = { parameter: string }

type Tuple = { values: ReadonlyMap<string, string>; isPromised: boolean }

/** Returns addresses of a call, as many as `most`; a parameter that nothing is known for in place of them. */
export function planAddresses(
  call: Call,
  known: KnownValues,
  portal: TriedPortal,
  most: number,
): PlannedAddress[] | Unknown {
  const needed = call.parameters.filter(
    (each) => each.in === 'path' || (each.in === 'query' && (each.required === true || each.name === 'portalName')),
  )
  const fixed = new Map<string, string>()
  const open: CallParameter[] = []
  for (const parameter of needed) {
    const value = fixedValue(parameter, portal)
    if (value === undefined) open.push(parameter)
    else fixed.set(parameter.name, value)
  }
  const tuples = open.length === 0 ? [{ values: new Map(), isPromised: false }] : tuplesOf(call, open, known, portal)
  if (!Array.isArray(tuples)) return tuples
  const found = new Map<string, PlannedAddress>()
  for (const { values, isPromised } of tuples) {
    if (found.size === most) break
    const address = fillAddress(call, new Map([...fixed, ...values]))
    if (!found.has(address)) found.set(address, { address, isPromised })
  }
  return [...found.values()]
}

/** The address of a call: its path, and its query of the other values. */
export function fillAddress({ path }: Call, values: ReadonlyMap<string, string>): string {
  const rest = new Map(values)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    rest.delete(name)
    return (values.get(name) ?? '').split('/').map(encodeURIComponent).join('/')
  })
  const query = new URLSearchParams([...rest]).toString()
  return query === '' ? filled : `${filled}?${query}`
}

/** The value of a parameter that needs no answer. */
function fixedValue({ name, schema }: CallParameter, portal: TriedPortal): string | undefined {
  const fixed = fixedValues(portal)[name]
  if (fixed !== undefined) return String(fixed)
  if (name === 'identity') return 'anonymous'
  if (schema.default !== undefined) return String(schema.default)
  if (schema.enum) return String(schema.enum[0])
  return schema.type === 'integer' ? String(Math.max(schema.minimum ?? 1, 1)) : undefined
}

/** Values of the open parameters that belong together: in links of pages that make the call, in objects, or each by itself. */
function tuplesOf(
  call: Call,
  open: readonly CallParameter[],
  known: KnownValues,
  portal: TriedPortal,
): Tuple[] | Unknown {
  const linked = linkedTuples(call, open, known)
  if (open.length > 1) {
    const whole = known.tuples.filter((tuple) => open.every((each) => fits(tuple[each.name], each)))
    const objects = whole.map((tuple) => ({ values: select(open, (name) => tuple[name]), isPromised: true }))
    if (linked.length + objects.length > 0) return [...linked, ...objects]
  }
  const choices = open.map((parameter) => ({ parameter, values: singleValues(call, parameter, known, portal) }))
  const missing = choices.find(({ values }) => values.length === 0)
  if (missing) return linked.length > 0 ? linked : { parameter: missing.parameter.name }
  const length = Math.max(...choices.map(({ values }) => values.length))
  const combined = Array.from({ length }, (_, index) => {
    const chosen = choices.map(({ parameter, values }) => ({ name: parameter.name, ...values[index % values.length] }))
    return {
      values: new Map(chosen.map(({ name, value = '' }) => [name, value])),
      isPromised: chosen.length === 1 && chosen[0]?.isPromised === true,
    }
  })
  return [...linked, ...combined]
}

const fits = (value: string | undefined, { schema }: CallParameter): value is string =>
  value !== undefined &&
  (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
  (schema.enum === undefined || schema.enum.includes(value))

const select = (open: readonly CallParameter[], read: (name: string) => string | undefined) =>
  new Map(open.map(({ name }) => [name, read(name) ?? '']))

/** A call that a page is about, with the values of its path that a link gives. */
export type LinkedCall = { call: Call; values: ReadonlyMap<string, string> }

/** The call that a linked page is about. Where several calls answer the same kind, one of them knows the record. */
export function linkedCalls({ route, params }: LinkedPage): LinkedCall[] {
  const made: readonly string[] = isRoute(route) ? (pageCalls[route] ?? []) : []
  const [first, ...others] = made.flatMap((id) => linkedCall(id, params) ?? [])
  if (!first) return []
  return [first, ...others.filter(({ call }) => call.schema === first.call.schema)]
}

/** The call that the pages of a route are about. */
export function firstCallOf(route: string): Call | undefined {
  const [first] = isRoute(route) ? (pageCalls[route] ?? []) : []
  return calls().find(({ id }) => id === first)
}

function linkedCall(id: string, params: Params): LinkedCall | undefined {
  const call = calls().find((each) => each.id === id)
  const open =
    call?.parameters.filter(
      ({ in: place, name, schema }) => place === 'path' && name !== 'portalName' && !schema.enum,
    ) ?? []
  if (!call || open.length === 0) return undefined
  const names = Object.keys(params)
  const only = names.length === 1 && open.length === 1 ? params[names[0] ?? ''] : undefined
  const read = (name: string) => params[name] ?? params[name.replace(/Uid$/, '')] ?? only?.split('/').at(-1)
  return open.every((each) => fits(read(each.name), each)) ? { call, values: select(open, read) } : undefined
}

const isRoute = (route: string): route is RoutePath => Object.hasOwn(pageCalls, route)

/** Values of the open parameters in links to pages that are about the call. */
function linkedTuples(call: Call, open: readonly CallParameter[], known: KnownValues): Tuple[] {
  return [...known.links.values()].flatMap((link) => {
    const linked = linkedCalls(link)
    return linked.flatMap((each) => {
      const isWhole = each.call.id === call.id && open.every(({ name }) => each.values.has(name))
      return isWhole && linked.length === 1 ? [{ values: each.values, isPromised: false }] : []
    })
  })
}

type Value = { value: string; isPromised: boolean }

/** Values of one parameter: from the answers of a list, or from members of its name. */
function singleValues(call: Call, parameter: CallParameter, known: KnownValues, portal: TriedPortal): Value[] {
  const { name, schema } = parameter
  const guess = (value: string) => ({ value, isPromised: false })
  if (schema.format === 'date') return [...known.member('date'), portal.now.toISOString().slice(0, 10)].map(guess)
  if (name === 'query') return [...known.member('street'), 'rue'].map((text) => guess(text.split(' ')[0] ?? text))
  return [
    ...ratedValues(call, name, known),
    ...listedValues(call, name, known),
    ...namedValues(call, name, known).map(guess),
  ].filter(({ value }) => fits(value, parameter))
}

/** Uids of linked pages of the type that another parameter says: of `/balade/:uid` for the type `balade`. */
function ratedValues(call: Call, name: string, known: KnownValues): Value[] {
  const type = call.parameters.find((each) => each.name === name.replace('Uid', 'Type'))?.schema
  if (type === undefined || name === 'uid') return []
  const segment = String(type.default ?? type.enum?.[0])
  const pages = [...known.links.values()].filter(({ route }) => route === `/${segment}/:uid`)
  return pages.flatMap(({ params }) => (params.uid === undefined ? [] : [{ value: params.uid, isPromised: false }]))
}

/** Uids in the answers of lists: of the call at the beginning of the path, and of those that are named like the parameter. */
function listedValues(call: Call, name: string, known: KnownValues): Value[] {
  const before = call.path.slice(0, Math.max(0, call.path.indexOf(`/{${name}}`)))
  const stem = name.replace(/Uid$/, '').replace(/y$/, '').toLowerCase()
  return calls().flatMap(({ id, method, path, file }) => {
    if (method !== 'GET' || id === call.id) return []
    const isParent = before !== '' && (path === before || path === `${before}/root`)
    const isNamed = file === call.file && stem !== 'uid' && stem.length > 2 && id.toLowerCase().includes(stem)
    return isParent || isNamed ? known.uidsOf(id).map((value) => ({ value, isPromised: isParent })) : []
  })
}

/** Values of members that are named like the parameter, or like the segment before it. */
function namedValues(call: Call, name: string, known: KnownValues): readonly string[] {
  const [, before = ''] = new RegExp(`/(?:by-)?([\\w-]+)/\\{${name}\\}`).exec(call.path) ?? []
  return [...known.member(`${before}Uid`), ...(name === 'uid' ? [] : known.member(name))]
}

import type { Call, CallParameter } from '../../../schemas/calls'
import { describeDamage } from '../../../schemas/routes/describeDamage'
import { describeUse } from '../../../schemas/routes/describeUse'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { renderTable } from './renderTable'
import { renderText } from './renderText'

/** Explains a call, as lines: its address, parameters, answer, and what visitors see without it. */
export function renderCall(call: Call, terminal: TerminalOptions): string[] {
  const { paint } = terminal
  const { id, method, path, summary, parameters, schema, isList, types, statuses } = call
  const answer = schema === undefined ? types.join(' or ') : `{ "data": ${isList ? `list of ${schema}` : schema} }`
  const damage = describeDamage(call)
  const rows = parameters.map((each) => [
    `${each.name}${each.required ? ' (required)' : ''}`,
    each.in,
    [each.description ?? '', ...limitsOf(each)].filter((part) => part !== '').join(' '),
  ])
  return [
    `${paint.bold(id)}  ${paint.dim(`${method} ${path}`)}`,
    '',
    ...renderText(summary, terminal),
    '',
    ...renderTable(['parameter', 'in', 'meaning'], rows, terminal.columns, paint),
    '',
    `Answer    ${answer === '' ? 'no body' : answer}`,
    `Statuses  ${statuses.join(', ')}`,
    `Needed    ${describeUse(call)}`,
    ...(damage === undefined ? [] : ['', ...renderText(`When it fails, ${damage}.`, terminal)]),
  ]
}

/** The values that a parameter may have, as sentences. */
function limitsOf({ schema }: CallParameter): string[] {
  const { enum: values, default: usual, minimum, maximum, minLength, maxLength, pattern, format } = schema
  const range = describeRange(minimum, maximum)
  const length = describeRange(minLength, maxLength)
  return [
    ...(values ? [`One of ${values.join(', ')}.`] : []),
    ...(range === undefined ? [] : [`A number ${range}.`]),
    ...(length === undefined ? [] : [`Characters: ${length}.`]),
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...(pattern === undefined || format !== undefined ? [] : [`Pattern: ${pattern}`]),
    ...(usual === undefined ? [] : [`Default: ${usual}.`]),
  ]
}

function describeRange(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return `from ${least} to ${most}`
  if (least !== undefined) return `from ${least}`
  return most === undefined ? undefined : `up to ${most}`
}

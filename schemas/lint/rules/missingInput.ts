import { isObject, type Members, own } from '../../check/value'
import { inputNames } from '../../generated/lintReaders.js'
import type { RuleContext } from '../RuleContext'

/** Where an action finds inputs: a modal, a page outside any modal, or unknown, as in a block without its document. */
export type InputSource = Members | 'page' | undefined

/** Reports each input that a handler needs, if neither `fields` nor the modal around the action has it. */
export function missingInput(
  linter: RuleContext,
  action: Members,
  needs: readonly string[],
  source: InputSource,
): void {
  if (source === undefined) return
  const fields = isObject(action.data) ? own(action.data, 'fields') : undefined
  const names = source === 'page' ? new Set<string>() : namesOfInputs(source)
  if (!names) return
  for (const name of needs) {
    if (names.has(name) || (isObject(fields) && own(fields, name) !== undefined)) continue
    const place = source === 'page' ? 'stands in no modal' : 'stands in a modal without it'
    const message = `The action "${action.handler}" sends the input "${name}" and ${place}: add that input.`
    linter.report('missing-input', ['handler'], message, { received: action.handler, expected: name })
  }
}

/** The names of the inputs of a modal; undefined when one of its blocks is read later and may bring more. */
function namesOfInputs(modal: Members): ReadonlySet<string> | undefined {
  const names = new Set<string>()
  const open: unknown[] = [own(modal, 'components')]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) open.push(...value)
    if (!isObject(value)) continue
    const { type, data } = value
    if (type === 'dynamic-cell') return undefined
    const member = typeof type === 'string' && Object.hasOwn(inputNames, type) ? inputNames[type] : undefined
    const name = member !== undefined && isObject(data) ? own(data, member) : undefined
    if (typeof name === 'string') names.add(name)
    open.push(...Object.values(value))
  }
  return names
}

import { isDeepStrictEqual } from 'node:util'
import { calls } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { isAnswer } from './BackEnd'
import { listOf } from './probePages'
import { documentOf, type Trial, type TriedAddress } from './Trial'

/** Values of filters that nothing has, by the name of the parameter. */
const nonsense: Readonly<Record<string, string>> = {
  query: 'zzzzqq',
  keyword: 'zzzzqq',
  type: 'zzzzqq',
  date: '1900-01-01',
}

/** Asks lists for what nothing has. The same items as without a filter say that the call ignores it. */
export async function probeFilters(trial: Trial): Promise<void> {
  for (const call of calls().filter(({ method }) => method === 'GET')) {
    const first = [...trial.tried.values()].find((each) => each.call.id === call.id && each.status === 200)
    const items = first && itemsOf(first)
    if (!items || items.length === 0) continue
    const ignored: string[] = []
    for (const { name, in: place, schema } of call.parameters) {
      const value = Object.hasOwn(nonsense, name) ? nonsense[name] : undefined
      if (place !== 'query' || schema.enum || value === undefined) continue
      const answer = await trial.ask(withParameter(first.address, name, value))
      const same = isAnswer(answer) && answer.status === 200 && isDeepStrictEqual(itemsIn(documentOf(answer)), items)
      if (same) ignored.push(`${name}=${value}`)
    }
    if (ignored.length === 0) continue
    const message = `${ignored.join(' and ')} ${ignored.length === 1 ? 'is' : 'are'} answered with the items of the whole list (${items.length}).`
    first.issues.push(makeIssue('ignored-filter', '', message))
  }
}

function withParameter(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `${path}?${parameters}`
}

const itemsOf = ({ parsed }: TriedAddress): readonly unknown[] | undefined =>
  parsed && !parsed.fault ? itemsIn(parsed.document) : undefined

function itemsIn(document: unknown): readonly unknown[] | undefined {
  const data = memberOf(document, 'data')
  return Array.isArray(data) ? data : listOf(document)?.items
}

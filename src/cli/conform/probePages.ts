import { isDeepStrictEqual } from 'node:util'
import { type Call, calls } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { isAnswer } from './BackEnd'
import { documentOf, type Trial, type TriedAddress } from './Trial'

/** Lists must be at least so long to be divided into pages. */
const leastItems = 2

/** A list in the answer of a call, with the number of items of the whole list. */
export type List = { items: readonly unknown[]; total: number | undefined }

/** Asks lists in pages of one and two items, by each way of paging that the description of the call knows. */
export async function probePages(trial: Trial): Promise<void> {
  for (const call of calls()) {
    const [first] = [...trial.tried.values()].filter(
      (each) => each.call.id === call.id && each.parsed?.fault === undefined,
    )
    const has = (name: string) => call.parameters.some((each) => each.in === 'query' && each.name === name)
    const whole = listOf(first?.parsed && !first.parsed.fault ? first.parsed.document : undefined)
    if (call.method !== 'GET' || !first || !whole) continue
    if (has('from') && has('count')) await probe(trial, call, first, whole, (index) => ({ from: index, count: 1 }))
    if (has('page') && has('size')) await probe(trial, call, first, whole, (index) => ({ page: index + 1, size: 1 }))
    checkTotal(first, whole)
  }
}

function checkTotal(first: TriedAddress, { items, total }: List): void {
  if (total === undefined || total >= items.length) return
  const message = `"total" is ${total}, but ${items.length} items are here. It counts the items of the whole list.`
  first.issues.push({ ...makeIssue('wrong-paging', '/data/total', message), received: total })
}

type PageQuery = Readonly<Record<string, number>>

async function probe(
  trial: Trial,
  call: Call,
  first: TriedAddress,
  whole: List,
  queryOf: (index: number) => PageQuery,
): Promise<void> {
  if (whole.items.length < leastItems) return
  const pages: List[] = []
  for (const index of [0, 1]) {
    const query = queryOf(index)
    const words = Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    const address = `${first.address}${first.address.includes('?') ? '&' : '?'}${words}`
    const answer = await trial.ask(address)
    const page = isAnswer(answer) && answer.status === 200 ? listOf(documentOf(answer)) : undefined
    const fault = page ? pageFault(page, whole, index) : 'is not answered with a list'
    if (fault !== undefined) {
      first.issues.push(makeIssue('wrong-paging', '', `${words} ${fault}.`))
      return
    }
    if (page) pages.push(page)
  }
  if (isDeepStrictEqual(pages[0]?.items, pages[1]?.items)) {
    const names = Object.keys(queryOf(0)).join(' and ')
    first.issues.push(
      makeIssue('wrong-paging', '', `${call.id} answers the same item on the first and on the second page (${names}).`),
    )
  }
}

function pageFault({ items, total }: List, whole: List, index: number): string | undefined {
  if (items.length > 1) return `is answered with ${items.length} items in place of 1`
  if (items.length === 0) return `is answered with no item, though the list has ${whole.items.length}`
  if (total !== whole.total) return `is answered with a total of ${total}, and the whole list with ${whole.total}`
  return isDeepStrictEqual(items[0], whole.items[index])
    ? undefined
    : 'is answered with another item than the whole list has there'
}

/** The only list in the data of an answer, if any. */
export function listOf(document: unknown): List | undefined {
  const data = memberOf(document, 'data')
  const total = memberOf(data, 'total')
  const lists = ['items', 'components'].map((name) => memberOf(data, name)).filter(Array.isArray)
  const [items] = lists
  return items ? { items, total: typeof total === 'number' ? total : undefined } : undefined
}

import { isObject } from '../../../schemas/engine'
import type { Settings } from '../settings/Settings'

/** Milliseconds of a slow call: longer than a visitor waits without asking what happens. */
const slowMs = 5000

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How many milliseconds a call takes besides its own time. */
export const delayOf = (calls: Settings['calls']): number => (calls === 'slow' ? slowMs : 0)

/** Reads from the API as the settings say: late, with nothing in the answer, or not at all. */
export async function answerAs(calls: Settings['calls'], read: () => Promise<unknown>): Promise<unknown> {
  if (calls === 'refused' || calls === 'failed') throw new Error('The studio lets every call fail for now.')
  if (calls === 'empty') return read().then(emptied, () => ({ data: [] }))
  if (calls === 'slow') await pause(slowMs)
  return read()
}

/** Members that count the items of a list. */
const counts: readonly string[] = ['total', 'count']

/** An answer of the same shape without an item in any list. */
export function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return []
  if (!isObject(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, counts.includes(name) ? 0 : emptied(value)]),
  )
}

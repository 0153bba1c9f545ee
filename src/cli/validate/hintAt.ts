import { isObject, own } from '../../../schemas/engine'
import { joinPointer } from '../../../schemas/json/pointer'

/** How deep inside an answer a document is looked for, and among how many values. */
const limits = { depth: 4, values: 2000 }

/** Half a sentence with the place of a page or block inside a value of another shape; nothing when there is none. */
export function hintAt(value: unknown): string {
  const waiting: { names: string[]; value: unknown }[] = [{ names: [], value }]
  for (let index = 0; index < Math.min(waiting.length, limits.values); index++) {
    const current = waiting[index]
    if (!current) break
    const { names } = current
    if (names.length > 0 && isDocument(current.value)) return `; there is a document at ${joinPointer(names)}`
    if (names.length === limits.depth || typeof current.value !== 'object' || current.value === null) continue
    for (const [name, member] of Object.entries(current.value).slice(0, 50)) {
      waiting.push({ names: [...names, name], value: member })
    }
  }
  return ''
}

function isDocument(value: unknown): boolean {
  if (!isObject(value)) return false
  if (Array.isArray(own(value, 'components'))) return true
  return (
    isObject(own(value, 'data')) && [own(value, 'type'), own(value, 'handler')].some((name) => typeof name === 'string')
  )
}

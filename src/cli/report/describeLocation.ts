import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { cutEnd } from '../terminal/fitText'

/** One value on the way to an issue. Landmarks are told however deep the issue is, others only near it. */
type Step = { words: string; landmark: boolean }

/** `name` is the member or index that led to the value, `list` the name of the array when it is an item of one. */
type Way = { name: string; list: string | undefined }

type Whole = { document: unknown; kind: string | null; root: string }

/** A name from a payload may be of any length. */
const longestName = 40

/**
 * Where an issue stands, from the inside out: `button in content-cell in columns`. It names what holds the wrong member,
 * not the member itself, and the kind of the document when no block or action is around.
 */
export function describeLocation({ document, kind, root }: Whole, pointer: string): string {
  const isInside = pointer === root || pointer.startsWith(`${root}/`)
  const start = isInside ? splitPointer(root).reduce(memberOf, document) : document
  const steps = walk(start, splitPointer(isInside ? pointer.slice(root.length) : pointer))
  const innermost = steps.findLastIndex(({ landmark }) => landmark)
  const told = steps.filter(({ words, landmark }, index) => words !== '' && (landmark || index > innermost))
  const words = told.map((step) => cutEnd(step.words, longestName)).reverse()
  if (innermost === -1 && kind !== null) words.push(kind)
  return shorten(words).join(' in ')
}

/** Of a deep nesting the nearest three and the outermost are told. */
function shorten(words: readonly string[]): readonly string[] {
  const left = words.length - 4
  return left < 2 ? words : [...words.slice(0, 3), `${left} more`, ...words.slice(-1)]
}

function walk(document: unknown, names: readonly string[]): Step[] {
  const steps = [describeStep(document, undefined)]
  let value = document
  for (const [depth, name] of names.entries()) {
    const isItem = Array.isArray(value)
    if (depth === names.length - 1 && !isItem) break
    value = memberOf(value, name)
    steps.push(describeStep(value, { name, list: isItem ? (names[depth - 1] ?? 'components') : undefined }))
  }
  return steps
}

function describeStep(value: unknown, way: Way | undefined): Step {
  const handler = memberOf(value, 'handler')
  if (typeof handler === 'string') return { words: `${handler} action`, landmark: true }
  const type = memberOf(value, 'type')
  const isBlock = way?.list === 'components' || memberOf(value, 'data') !== undefined
  if (typeof type === 'string' && isBlock) return { words: type, landmark: true }
  if (way === undefined || way.name === 'data' || Array.isArray(value)) return { words: '', landmark: false }
  const words = way.list === undefined ? way.name : singular(way.list)
  return { words, landmark: false }
}

function singular(list: string): string {
  if (list === 'components') return 'block'
  if (list === 'children') return 'child'
  return list.replace(/ies$/, 'y').replace(/s$/, '')
}

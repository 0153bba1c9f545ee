import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { cutEnd } from '../terminal/fitText'

/** One value on the path to an issue. Landmarks (blocks, actions) are always described, others only after the last landmark. */
type Step = { words: string; landmark: boolean }

/** The member or index that led to a value, and the name of the array when it is an item of one. */
type Segment = { name: string; list: string | undefined }

type CheckedValue = { document: unknown; kind: string | null; root: string }

/** Longer names are cut: a name in a payload may have any length. */
const maxNameLength = 40

/**
 * Describes where an issue is, from the inside out: `button in content-cell in columns`. Names what contains the wrong member,
 * not the member itself, and the kind of the document when no block or action is around.
 */
export function describeLocation({ document, kind, root }: CheckedValue, pointer: string): string {
  const isInside = pointer === root || pointer.startsWith(`${root}/`)
  const start = isInside ? splitPointer(root).reduce(memberOf, document) : document
  const steps = stepsTo(start, splitPointer(isInside ? pointer.slice(root.length) : pointer))
  const innermost = steps.findLastIndex(({ landmark }) => landmark)
  const named = steps.filter(({ words, landmark }, index) => words !== '' && (landmark || index > innermost))
  const words = named.map((step) => cutEnd(step.words, maxNameLength)).reverse()
  if (innermost === -1 && kind !== null) words.push(kind)
  return shorten(words).join(' in ')
}

/** Keeps the innermost three steps and the outermost one of a deep nesting. */
function shorten(words: readonly string[]): readonly string[] {
  const left = words.length - 4
  return left < 2 ? words : [...words.slice(0, 3), `${left} more`, ...words.slice(-1)]
}

function stepsTo(document: unknown, names: readonly string[]): Step[] {
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

function describeStep(value: unknown, segment: Segment | undefined): Step {
  const handler = memberOf(value, 'handler')
  if (typeof handler === 'string') return { words: `${handler} action`, landmark: true }
  const type = memberOf(value, 'type')
  const isBlock = segment?.list === 'components' || memberOf(value, 'data') !== undefined
  if (typeof type === 'string' && isBlock) return { words: type, landmark: true }
  if (segment === undefined || segment.name === 'data' || Array.isArray(value)) return { words: '', landmark: false }
  const words = segment.list === undefined ? segment.name : singular(segment.list)
  return { words, landmark: false }
}

function singular(list: string): string {
  if (list === 'components') return 'block'
  if (list === 'children') return 'child'
  return list.replace(/ies$/, 'y').replace(/s$/, '')
}

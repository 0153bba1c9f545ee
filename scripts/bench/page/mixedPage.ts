import { isObject } from '../../../schemas/engine'

const fixtures = import.meta.glob<unknown>('../../../fixtures/blocks/*/valid/complete.json', {
  eager: true,
  import: 'default',
})

/** A block that stands for itself: what draws children would bring the engine into every contender. */
const isAlone = (block: unknown): block is object => isObject(block) && !JSON.stringify(block).includes('"components"')

/** JSON text of a page of `count` blocks, every type in turn as its fixture shows it at its most. */
export function mixedPage(count: number): string {
  const blocks = Object.values(fixtures).filter(isAlone)
  const components = Array.from({ length: count }, (_, index) => ({
    ...blocks[index % blocks.length],
    id: `b-${index}`,
  }))
  return JSON.stringify({ title: 'Tout', components })
}

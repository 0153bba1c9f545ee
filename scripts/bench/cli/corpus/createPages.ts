import type { Random } from '../../../random'
import { type Block, findingsOf, readSamples } from './samples'

export type Page = { title: string; components: Block[] }

const blocksOfPage = 200
/** In characters of JSON. With groups and columns this results in about 130 bytes per block. */
const maxSampleLength = 320

/** Returns a function that makes pages of about 200 blocks (26 kB of JSON), in which the command reports nothing by default. */
export function createPages(random: Random): () => Page {
  const samples = readSamples(maxSampleLength)
  let serial = 0

  function one(): Block {
    const ofType = samples[random.below(samples.length)] ?? []
    const sample = ofType[random.below(ofType.length)]
    if (!sample) throw new Error('a type without samples')
    const block = structuredClone(sample)
    serial++
    for (const name of ['title', 'text', 'label', 'name']) {
      const text = block.data[name]
      if (typeof text === 'string' && random.chance(0.8)) block.data[name] = `${text} ${serial}`
    }
    if (block.id !== undefined || random.chance(0.2)) block.id = `block-${serial}`
    return findingsOf(block, 'block').length === 0 ? block : one()
  }

  const several = (): Block[] => Array.from({ length: 2 + random.below(4) }, one)
  function family(): { blocks: number; block: Block } {
    if (random.chance(0.5)) {
      const components = several()
      return {
        blocks: 1 + components.length,
        block: { type: 'group', data: { title: `Partie ${++serial}`, components } },
      }
    }
    const columns = [several(), several()].map((components) => ({ components }))
    const blocks = columns.reduce((count, { components }) => count + components.length, 1)
    return { blocks, block: { type: 'columns', data: { columns } } }
  }

  return () => {
    const components: Block[] = []
    for (let count = 0; count < blocksOfPage; ) {
      const { blocks, block } = random.chance(0.06) ? family() : { blocks: 1, block: one() }
      components.push(block)
      count += blocks
    }
    return withoutFindings({ title: `Page ${++serial}`, components })
  }
}

/** Removes blocks that conflict with each other, such as two buttons with the same label. */
function withoutFindings(page: Page): Page {
  const findings = findingsOf(page, 'page')
  if (findings.length === 0) return page
  const wrong = new Set(findings.map(({ pointer }) => Number(pointer.split('/')[2])))
  return withoutFindings({ ...page, components: page.components.filter((_, index) => !wrong.has(index)) })
}

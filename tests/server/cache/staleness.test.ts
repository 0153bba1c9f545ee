import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SharedCache } from '../../../src/server/cache/SharedCache'
import { TagClock } from '../../../src/server/cache/TagClock'
import { isWhole } from '../../helpers/sample'

type Value = { text: string }

const open = (clock: TagClock) =>
  new SharedCache<Value>({ clock, now: () => new Date('2027-03-10T09:00:00Z'), maxBytes: 100_000, sizeOf: () => 1 })

type Step = 'read' | 'write' | 'go on'

/** Takes the steps, then lets everything end. `pause` waits for its turn: the oldest wait ends at each 'go on'. */
async function interleave(
  steps: readonly Step[],
  take: { read(pause: () => Promise<void>): Promise<void>; write(): void },
) {
  const waiting: (() => void)[] = []
  const pause = () => new Promise<void>((resolve) => waiting.push(resolve))
  const goOn = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const reads: Promise<void>[] = []
  for (const step of steps) {
    if (step === 'read') reads.push(take.read(pause))
    else if (step === 'write') take.write()
    else await goOn()
  }
  let isOver = false
  const end = () => {
    isOver = true
  }
  Promise.all(reads).then(end, end)
  while (!isOver) await goOn()
  await Promise.all(reads)
}

describe('in any order of reading, writing and loading', () => {
  it('no reader gets what a write before it has replaced, be it an answer or a page made of answers', async () => {
    const steps = fc.array(fc.constantFrom<Step>('read', 'write', 'go on', 'go on'), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (taken, isPage) => {
        const clock = new TagClock()
        const answers = open(clock)
        const pages = open(clock)
        let stored = 0
        await interleave(taken, {
          write() {
            stored++
            clock.changed(['montclair/publication'])
          },
          async read(pause) {
            const before = stored
            const answer = () =>
              answers.read('list', async (dependencies) => {
                await pause()
                dependencies.read('montclair/publication')
                await pause()
                const text = String(stored)
                await pause()
                return { text }
              })
            const page = () =>
              pages.read('page', async (dependencies) => {
                const { value, dependencies: parts } = await answer()
                dependencies.include(parts)
                await pause()
                return value
              })
            const { value } = await (isPage ? page() : answer())
            expect(Number(value.text)).toBeGreaterThanOrEqual(before)
          },
        })
      }),
      { numRuns: isWhole ? 100_000 : 2500 },
    )
  })
})

import type { CDPSession, Page } from '@playwright/test'
import { formatSpread, ratios, spread } from './statistics.ts'

const rounds = 25

/** Milliseconds or kilobytes of each contender by round. The first contender is the baseline. */
type Times<Name extends string> = ReadonlyMap<Name, number[]>

const emptyTimes = <Name extends string>(names: readonly Name[]): Times<Name> =>
  new Map(names.map((name) => [name, []]))
const ofCells = ['handWritten', 'beffroi', 'rawDom'] as const

/** Runs the contenders in turn, in a different order each round, so that a disturbance slows all of them alike. */
async function interleave<Name extends string>(
  names: readonly Name[],
  work: (name: Name, round: number) => Promise<number>,
): Promise<Times<Name>> {
  const times = emptyTimes(names)
  for (let round = -4; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + 6 + turn) % names.length]
      if (name === undefined) continue
      const time = await work(name, round + 4)
      // Negative rounds warm up the compiler.
      if (round >= 0) times.get(name)?.push(time)
    }
  }
  return times
}

function report(label: string, times: Times<string>, unit = 'ms'): void {
  const [[, base = []] = [], ...others] = times
  const line = others.map(([name, values]) => `${name} ${formatSpread(spread(ratios(values, base)))}×`)
  console.log(`${label}: ${line.join(', ')} of hand-written React (${formatSpread(spread(base), 1)} ${unit})`)
}

/** Times a page from JSON text to layout, and the same page with one cell changed. */
export async function measureRendering(page: Page): Promise<void> {
  for (const count of [10, 100, 1000]) {
    const times = await interleave(ofCells, (name) =>
      page.evaluate(([contender, cells]) => window.bench.mount(contender, cells), [name, count] as const),
    )
    report(`${count} cells, text to layout`, times)
  }
  const updates = await interleave(ofCells, (name, round) =>
    page.evaluate(([contender, at]) => window.bench.update(contender, 1000, at), [name, round] as const),
  )
  report('1000 cells, one changed', updates)
}

/** Times a page of all block types in turn, against the same components called by hand. */
export async function measureMixedPage(page: Page): Promise<void> {
  const times = await interleave(['composed', 'beffroi'], (name) =>
    page.evaluate((contender) => window.bench.mount(contender, 200, 'mixed'), name),
  )
  report('200 blocks of all types, text to layout', times)
}

/** Times a list of 200 favourites. */
export async function measureFavourites(page: Page): Promise<void> {
  const times = await interleave(['handRows', 'beffroi'], (name) =>
    page.evaluate((contender) => window.bench.mount(contender, 200, 'favourites'), name),
  )
  report('200 favourites, text to layout', times)
}

/** Times a form of 50 fields, and one character typed into one of them. */
export async function measureForm(page: Page): Promise<void> {
  const names = ['handForm', 'beffroi'] as const
  const mounted = await interleave(names, (name) =>
    page.evaluate((contender) => window.bench.mount(contender, 50, 'form'), name),
  )
  report('form of 50 fields, text to layout', mounted)
  const typed = await interleave(names, (name) => page.evaluate((contender) => window.bench.type(contender, 50), name))
  report('form of 50 fields, one character typed', typed)
}

/** Times a wall of 60 tiles, and the refresh of one tile relative to the whole page. */
export async function measureWall(page: Page): Promise<void> {
  const mounted = await interleave(['handWall', 'beffroi'], (name) =>
    page.evaluate((contender) => window.bench.mount(contender, 60, 'wall'), name),
  )
  report('wall of 60 tiles, text to layout', mounted)
  const reloaded = await interleave(['wall', 'tile'], (name, round) =>
    name === 'wall'
      ? page.evaluate(() => window.bench.mount('beffroi', 60, 'liveWall'))
      : page.evaluate((at) => window.bench.reloadTile(60, at), round),
  )
  const relative = ratios(reloaded.get('tile') ?? [], reloaded.get('wall') ?? [])
  console.log(`wall of 60 tiles, one refreshed: ${formatSpread(spread(relative))}× of the whole page`)
}

export async function measureValidation(page: Page): Promise<void> {
  const times = []
  for (let round = 0; round < rounds; round++) times.push(await page.evaluate(() => window.bench.validationTimes(1000)))
  const relative = times.slice(4).map(({ parse, validate }) => validate / parse)
  console.log(`1000 cells, validation: ${formatSpread(spread(relative))}× of JSON.parse`)
}

/** Measures the heap kept by 1000 mounted cells, each contender in a fresh page, in turn. */
export async function measureHeap(open: () => Promise<Page>): Promise<void> {
  const heap = emptyTimes(ofCells)
  for (let round = 0; round < 5; round++) {
    for (const name of ofCells) {
      const page = await open()
      const session = await page.context().newCDPSession(page)
      await page.evaluate((contender) => {
        window.bench.keep(contender, 50)
        window.bench.release()
      }, name)
      const before = await usedHeap(session)
      await page.evaluate((contender) => window.bench.keep(contender, 1000), name)
      heap.get(name)?.push(((await usedHeap(session)) - before) / 1024)
      await page.close()
    }
  }
  report('1000 cells, heap kept', heap, 'kB')
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

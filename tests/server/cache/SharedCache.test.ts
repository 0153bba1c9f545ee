import { describe, expect, it } from 'vitest'
import type { Dependencies } from '../../../src/server/cache/Dependencies'
import { SharedCache } from '../../../src/server/cache/SharedCache'
import { TagClock } from '../../../src/server/cache/TagClock'

type Value = { text: string }

const start = Date.parse('2027-03-10T09:00:00Z')

/** A cache of a town's publications, which a test loads and changes by hand. */
function open({ renewalMs = 0, maxBytes = 100_000 } = {}) {
  const clock = new TagClock()
  const state = { now: start, stored: 'one', loads: 0, isDown: false }
  const errors: unknown[] = []
  const cache = new SharedCache<Value>({
    clock,
    now: () => new Date(state.now),
    maxBytes,
    sizeOf: ({ text }) => text.length,
    renewalMs,
    isTemporary: () => true,
    onError: (error) => errors.push(error),
  })
  const load = async (dependencies: Dependencies): Promise<Value> => {
    state.loads++
    dependencies.read('montclair/publication')
    if (state.isDown) throw new Error('down')
    const text = state.stored
    await Promise.resolve()
    return { text }
  }
  const read = async (key = 'list') => (await cache.read(key, load)).value.text
  const write = (text: string) => {
    state.stored = text
    clock.changed(['montclair/publication'])
  }
  return { cache, clock, state, errors, load, read, write }
}

describe('a shared cache', () => {
  it('loads once, and again after a table changed', async () => {
    const { read, write, state } = open()
    expect([await read(), await read(), state.loads]).toEqual(['one', 'one', 1])
    write('two')
    expect([await read(), await read(), state.loads]).toEqual(['two', 'two', 2])
  })

  it('is not touched by changes of other tables and portals', async () => {
    const { read, clock, state } = open()
    await read()
    clock.changed(['montclair/event', 'hauteroche/publication'])
    await read()
    expect(state.loads).toBe(1)
    clock.changed('all')
    await read()
    expect(state.loads).toBe(2)
  })

  it('drops what was read from a table of all portals when any of them changes', async () => {
    const { cache, clock } = open()
    let loads = 0
    const stops = () =>
      cache.read('stops', async (dependencies) => {
        dependencies.read('*/stop')
        loads++
        return { text: 'stops' }
      })
    await stops()
    clock.changed(['hauteroche/stop'])
    await stops()
    clock.changed(['hauteroche/event'])
    await stops()
    expect(loads).toBe(2)
  })

  it('loads once for all who ask at the same time', async () => {
    const { read, state } = open()
    await Promise.all(Array.from({ length: 200 }, () => read()))
    expect(state.loads).toBe(1)
  })

  it('neither keeps nor joins a load that began before a change', async () => {
    const { cache, read, write, state } = open()
    let finish = () => {}
    const early = cache.read('list', async (dependencies) => {
      dependencies.read('montclair/publication')
      const text = state.stored
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return { text }
    })
    write('two')
    const late = read()
    finish()
    expect((await early).value.text).toBe('one')
    expect(await late).toBe('two')
    expect(await read()).toBe('two')
  })

  it('forgets a value when its time is over', async () => {
    const { cache, state } = open()
    const read = () =>
      cache.read('hours', async (dependencies) => {
        state.loads++
        dependencies.untilNextMinute(new Date(state.now))
        return { text: 'open' }
      })
    await read()
    state.now += 59_999
    await read()
    expect(state.loads).toBe(1)
    state.now += 1
    await read()
    expect(state.loads).toBe(2)
  })

  it('gives the value of a past minute while it is renewed, but not for long, and not after a change', async () => {
    const { cache, clock, state } = open({ renewalMs: 10_000 })
    const read = async () => {
      const { value } = await cache.read('page', async (dependencies) => {
        dependencies.read('montclair/home')
        dependencies.untilNextMinute(new Date(state.now))
        return { text: state.stored }
      })
      return value.text
    }
    expect(await read()).toBe('one')
    state.stored = 'two'
    state.now += 65_000
    expect(await read()).toBe('one')
    expect(await read()).toBe('two')
    state.stored = 'three'
    state.now += 75_000
    expect(await read()).toBe('three')
    state.stored = 'four'
    clock.changed(['montclair/home'])
    state.now += 1
    expect(await read()).toBe('four')
  })

  it('renews values that expire together one after another', async () => {
    const { cache, state } = open({ renewalMs: 10_000 })
    let running = 0
    let most = 0
    const read = async (key: string) => {
      const { value } = await cache.read(key, async (dependencies) => {
        dependencies.untilNextMinute(new Date(state.now))
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        if (key === 'b' && state.isDown) throw new Error('down')
        return { text: state.stored }
      })
      return value.text
    }
    const keys = ['a', 'b', 'c', 'd']
    for (const key of keys) await read(key)
    state.stored = 'two'
    state.isDown = true
    state.now += 65_000
    expect(await Promise.all([...keys, ...keys].map(read))).toEqual(Array(8).fill('one'))
    const kept = () => keys.map((key) => cache.peek(key)?.value.text)
    await expect.poll(kept).toEqual(['two', undefined, 'two', 'two'])
    expect(most).toBe(1)
    state.isDown = false
    expect(await read('b')).toBe('one')
    await expect.poll(() => cache.peek('b')?.value.text).toBe('two')
  })

  it('gives the last value, marked, when loading fails, and tries again after a while', async () => {
    const { cache, load, write, state } = open()
    await cache.read('list', load)
    write('two')
    state.isDown = true
    const outdated = await cache.read('list', load)
    expect(outdated).toMatchObject({ value: { text: 'one' }, isOutdated: true, storedAt: start })
    await cache.read('list', load)
    expect(state.loads).toBe(2)
    state.isDown = false
    state.now += 2000
    // Nobody waits for what may fail again.
    expect(await cache.read('list', load)).toMatchObject({ value: { text: 'one' }, isOutdated: true })
    expect(await cache.read('list', load)).toMatchObject({ value: { text: 'two' }, isOutdated: false })
    expect(state.loads).toBe(3)
    await expect(
      cache.read('other', async () => {
        throw new Error('never loaded')
      }),
    ).rejects.toThrow('never loaded')
  })

  it('gives a personal value to nobody else', async () => {
    const { cache } = open()
    const read = (name: string) =>
      cache.read('greeting', async (dependencies) => {
        await Promise.resolve()
        dependencies.isPersonal = true
        return { text: name }
      })
    const found = await Promise.all(['Anne', 'Bruno', 'Chloé'].map(read))
    expect(found.map(({ value }) => value.text)).toEqual(['Anne', 'Bruno', 'Chloé'])
  })

  it('stays within its size', async () => {
    const { cache, read, state } = open({ maxBytes: 50_000 })
    state.stored = 'x'.repeat(1000)
    for (let index = 0; index < 500; index++) await read(`page ${index}`)
    expect(cache.size).toBeLessThanOrEqual(50_000)
    expect(state.loads).toBe(500)
    await read('page 499')
    expect(state.loads).toBe(500)
  })
})

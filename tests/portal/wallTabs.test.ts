import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wallQuery } from '../../src/portal/services/wall/wallQueries'
import { widgetCalls } from '../../src/portal/services/wall/widgetCalls'
import { createStore, type Visitor } from '../../src/portal/session/Visitor'
import { runs } from '../helpers/sample'
import { openServer, type TestServer } from '../helpers/server/openServer'
import { openTab } from './openTab'

const scope = { portalName: 'montclair', env: 'mobile' } as const
const query = wallQuery(scope)

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
})
afterAll(() => server.close())

/** One tab of a visitor, which shows the wall. */
async function openWallTab(uid: string) {
  const { client, queries, idle } = await openTab(server, uid, [query])
  const visitor = createStore<Visitor>({ account: undefined, position: undefined, isOnline: true, menuHistory: [] })
  const tiles = () => {
    const answer = queries.read(query)
    return answer && 'data' in answer ? answer.data.tiles.map(({ uid: each, notify }) => ({ uid: each, notify })) : []
  }
  return { calls: widgetCalls({ client, queries, scope, visitor }), client, tiles, idle, refresh: queries.refresh }
}

it('orders what another device has changed meanwhile: what it removed is gone, what it added comes last', async () => {
  const uid = randomUUID()
  const [first, second] = await Promise.all([openWallTab(uid), openWallTab(uid)])
  const [agenda, news, walk, poll] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await first.calls.add('agenda', agenda)
  await first.calls.add('actualites', news)
  await first.calls.add('balade-du-jour', walk)
  await second.calls.remove(news)
  await second.calls.add('sondage', poll)
  await first.calls.order([walk, news, agenda])
  await first.idle()
  await expect.poll(() => first.tiles().map((tile) => tile.uid)).toEqual([walk, agenda, poll])
})

const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'order', 'notify'),
  tab: fc.nat(1),
  at: fc.nat(9),
  /** Whether the next step waits for this one. */
  waits: fc.boolean(),
})

it('ends with what the server has on both screens, whatever two tabs do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const uid = randomUUID()
      const tabs = await Promise.all([openWallTab(uid), openWallTab(uid)])
      const [first, second] = tabs
      for (const title of ['agenda', 'actualites']) await first.calls.add(title, randomUUID())
      await second.refresh()

      const started: Promise<unknown>[] = []
      for (const { kind, tab, at, waits } of steps) {
        const { calls, tiles } = tab === 0 ? first : second
        const shown = tiles()
        const chosen = shown[at % Math.max(1, shown.length)]
        const uids = shown.map((tile) => tile.uid)
        const writing =
          kind === 'add'
            ? calls.add('balade-du-jour', randomUUID())
            : kind === 'order'
              ? calls.order(at % 2 === 0 ? uids.reverse() : [...uids.slice(1), ...uids.slice(0, 1)])
              : !chosen
                ? Promise.resolve()
                : kind === 'remove'
                  ? calls.remove(chosen.uid)
                  : calls.notify(chosen.uid, !chosen.notify)
        // The server refuses what the other tab made impossible.
        const settled = writing.catch(() => {})
        started.push(settled)
        if (waits) await settled
      }
      await Promise.all(started)
      await Promise.all(tabs.map(({ idle }) => idle()))
      const path = '/core-service/api/v1/web/portal/montclair/wall-order'
      const stored = await first.client(path)
      const last = steps.at(-1)?.tab ?? 0
      // The reading that follows a write may not have begun when the write has ended.
      if (steps.every(({ tab }) => tab === last))
        await expect.poll(() => ({ data: tabs[last]?.tiles() })).toEqual(stored)

      // A tab that is looked at again reads what is shown.
      await Promise.all(tabs.map(({ refresh }) => refresh()))
      for (const { tiles } of tabs) expect({ data: tiles() }).toEqual(stored)
    }),
    { numRuns: runs(12) },
  )
})

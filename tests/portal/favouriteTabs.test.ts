import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvents } from '../../renderer/actions/createEvents'
import { type FavouriteName, settingsQuery, stateQuery } from '../../src/portal/services/favourites/favouriteQueries'
import { rowData } from '../../src/portal/services/favourites/pages/rowData'
import { keepFavourite, orderFavourites, removeFavourite } from '../../src/portal/services/favourites/writeFavourites'
import { runs } from '../helpers/sample'
import { openServer, type TestServer } from '../helpers/server/openServer'
import { openTab } from './openTab'

const scope = { portalName: 'montclair', env: 'mobile' } as const
const settings = settingsQuery({ scope })
const pages: readonly FavouriteName[] = [
  { favoriteUid: 'travaux-rue-haute', type: 'publication' },
  { favoriteUid: 'gravage-des-velos', type: 'publication' },
  { favoriteUid: 'event:concert-au-kiosque', type: 'content' },
  { favoriteUid: 'piscine', type: 'content' },
]
const [heart] = pages
const idOf = ({ type, favoriteUid }: FavouriteName) => `${type} ${favoriteUid}`

let server: TestServer
beforeAll(async () => {
  server = await openServer({ trustsCallers: true })
})
afterAll(() => server.close())

/** One tab of a visitor, which shows the settings of favourites and the heart of the first page. */
async function openFavouriteTab(uid: string) {
  const states = heart ? [stateQuery({ scope }, heart)] : []
  const { client, queries, idle } = await openTab(server, uid, [settings, ...states])
  const session = { client, queries, scope, events: createEvents() }
  const favourites = () => {
    const answer = queries.read(settings)
    return answer && 'data' in answer ? answer.data.favourites : []
  }
  /** What is on the screen: the rows in their order, and the heart. */
  const screen = () => {
    const answer = queries.read(settings)
    const rows = answer && 'data' in answer ? answer.data.components : []
    const hearts = states.map((query) => queries.read(query)).map((one) => one && 'data' in one && one.data.isFavorite)
    return { rows: rows.map(rowData).map((row) => [row?.favoriteUid, row?.notificationsEnabled]), hearts }
  }
  return { session, favourites, screen, idle, refresh: queries.refresh }
}

const step = fc.record({
  kind: fc.constantFrom('keep', 'remove', 'order', 'notify'),
  tab: fc.nat(1),
  at: fc.nat(9),
  /** Whether the next step waits for this one. */
  waits: fc.boolean(),
})

it('ends with what the server has on both screens, whatever two tabs do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const uid = randomUUID()
      const tabs = await Promise.all([openFavouriteTab(uid), openFavouriteTab(uid)])
      const [first, second] = tabs
      for (const page of pages.slice(0, 2)) await keepFavourite(first.session, page)
      await second.refresh()

      const started: Promise<unknown>[] = []
      for (const { kind, tab, at, waits } of steps) {
        const { session, favourites } = tab === 0 ? first : second
        const shown = favourites().map(({ favoriteUid, type, notify }) => ({ favoriteUid, type, notify }))
        const chosen = shown[at % Math.max(1, shown.length)]
        const page = pages[at % pages.length]
        const names = shown.map(({ favoriteUid, type }) => ({ favoriteUid, type }))
        const writing =
          kind === 'keep' && page
            ? keepFavourite(session, page)
            : kind === 'order'
              ? orderFavourites(session, at % 2 === 0 ? names.reverse() : [...names.slice(1), ...names.slice(0, 1)])
              : !chosen
                ? Promise.resolve()
                : kind === 'remove'
                  ? removeFavourite(session, chosen)
                  : keepFavourite(session, chosen, !chosen.notify)
        // The server refuses what the other tab made impossible.
        const settled = writing.catch(() => {})
        started.push(settled)
        if (waits) await settled
      }
      await Promise.all(started)
      await Promise.all(tabs.map(({ idle }) => idle()))
      // A tab that is looked at again, or told by the other, reads what is shown.
      await Promise.all(tabs.map(({ refresh }) => refresh()))
      const path = '/core-service/api/v1/anonymous/portal/montclair/fav'
      const answer = await server.app.inject({ url: path, headers: { 'x-lgc-anonymous-uid': uid } })
      const stored: (FavouriteName & { notify?: boolean })[] = answer.json().data.favourites
      for (const { screen } of tabs) {
        expect(screen()).toEqual({
          rows: stored.map(({ favoriteUid, notify }) => [favoriteUid, notify ?? false]),
          hearts: heart ? [stored.some((one) => idOf(one) === idOf(heart))] : [],
        })
      }
    }),
    { numRuns: runs(12) },
  )
})

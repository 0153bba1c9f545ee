import { expect, it } from 'vitest'
import { createClient } from '../../src/portal/api/createClient'
import { createQueries } from '../../src/portal/api/createQueries'
import { categoryQuery, wallQuery } from '../../src/portal/services/wall/wallQueries'
import { type Answers, backEnd, text } from './answers'

const categories: Record<string, string> = { bus: 'mobility', agenda: 'leisure' }

const wallOf = (...uids: string[]) => ({
  wallType: 'standard',
  components: [],
  tiles: uids.map((uid) => ({
    uid,
    storeWidget: uid,
    icon: 'bus',
    title: uid,
    category: categories[uid],
    notifiable: false,
    notify: false,
    block: text(uid),
    hasSettings: false,
  })),
})

it('shows the tiles of a category from the known wall at once, and then those of the server', async () => {
  const responses: Answers = { '/wall/valbeau': wallOf('bus', 'agenda') }
  const { fetch, calls } = backEnd(responses)
  const queries = createQueries({ client: createClient(fetch, () => ({})), title: 'Valbeau', report: () => {} })
  const scope = { portalName: 'valbeau', env: 'mobile' } as const
  const part = categoryQuery(scope, 'mobility')
  await queries.load(wallQuery(scope))
  await queries.load(part)
  expect(calls).toHaveLength(1)
  expect(queries.read(part)).toMatchObject({ data: { tiles: [{ uid: 'bus' }] } })
  responses['/filter/mobility'] = wallOf('bus')
  const stop = queries.watch(part, () => {})
  await expect.poll(() => calls.at(-1)?.path).toMatch(/\/filter\/mobility\?env=mobile$/)
  stop()
  // A part that is newer than the whole stays.
  await queries.load(part)
  expect(calls).toHaveLength(2)
})

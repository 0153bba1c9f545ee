import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitorCookie } from '../../helpers/server/visitor'
import { openStubBackEnd, type StubAnswer } from './openStubBackEnd'

const content = '/core-content-service/api/v1/web/portal/montclair'
const page = `${content}/content/marche?env=desktop`
const ballot = { type: 'poll', id: 'sondage', data: { pollUid: 'marche', question: '?', responses: [] } }
const results = { type: 'poll-results', data: { dataset: [], nbTotal: 3, unit: 'voix' } }
const inside = { type: 'group', data: { components: [ballot] } }
const sharing = { 'cache-control': 'public, max-age=60', etag: '"1"' }

/** A page with a poll inside a group, as its back end answers it, and what the back end answers of the poll. */
const cases: [what: string, page: StubAnswer, poll: StubAnswer, asked: number, shown: object, control: string][] = [
  ['the results in a shared page', { headers: sharing }, { body: { data: results } }, 1, results, 'private, no-store'],
  [
    'the ballot of a poll without a vote',
    { headers: sharing },
    { body: { data: ballot } },
    1,
    ballot,
    'private, no-store',
  ],
  ['the ballot of a poll that is missing', { headers: sharing }, { status: 404 }, 1, ballot, 'private, no-store'],
  ['the ballot of a poll that fails', { headers: sharing }, { status: 500 }, 1, ballot, 'private, no-store'],
  [
    'a page for this visitor as it is',
    { headers: { 'cache-control': 'private' } },
    { body: { data: results } },
    0,
    ballot,
    'private',
  ],
]

describe('a visitor with stored data is shown', () => {
  it.each(cases)('%s', async (_, answer, poll, asked, shown, control) => {
    const data = { title: 'Marché', components: [inside] }
    const back = await openStubBackEnd(({ url }) => (url.includes('/poll/') ? poll : { ...answer, body: { data } }))
    try {
      const read = (hasVoted: boolean) =>
        back.app.inject({
          url: page,
          headers: { 'if-none-match': '"1"' },
          cookies: visitorCookie(randomUUID(), hasVoted),
        })
      const found = await read(true)
      expect(found.headers['cache-control']).toBe(control)
      expect(found.json().data.components[0].data.components).toMatchObject([{ ...shown, id: 'sondage' }])
      const polls = back.calls.filter(({ url }) => url === `${content}/poll/marche`)
      expect(polls).toHaveLength(asked)
      // What the browser has may be from before the vote.
      expect(back.calls.find(({ url }) => url === page)?.headers['if-none-match']).toBeUndefined()
      // Everybody else sees what the back end says, and asks nothing more.
      expect((await read(false)).json().data.components).toEqual([inside])
      expect(back.calls.filter(({ url }) => url.includes('/poll/'))).toHaveLength(asked)
    } finally {
      await back.close()
    }
  })
})

import type { Fetch } from '../../schemas/door'
import { createClient } from '../../src/portal/api/createClient'
import { createQueries } from '../../src/portal/api/createQueries'
import type { Query } from '../../src/portal/api/Query'
import { eventually } from '../helpers/eventually'
import type { TestServer } from '../helpers/server/openServer'

/** One tab of an anonymous visitor, which calls the real server and shows the answers to queries. */
export async function openTab(server: TestServer, uid: string, shown: readonly Query[]) {
  const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1' }
  const fetch: Fetch = async (url, { method, body, headers: sent } = {}) => {
    const payload = typeof body === 'string' ? { payload: body } : {}
    const answer = await server.app.inject({
      method: method === 'POST' || method === 'DELETE' ? method : 'GET',
      url,
      headers: { ...Object.fromEntries(new Headers(sent)), ...headers },
      ...payload,
    })
    return new Response(answer.body || null, { status: answer.statusCode })
  }
  const client = createClient(fetch, () => ({}))
  const queries = createQueries({ client, title: 'Montclair', report: () => {} })
  for (const query of shown) {
    await queries.load(query)
    queries.watch(query, () => {})
  }
  /** Resolves once nothing is read or written. */
  const idle = () => eventually(() => queries.cache.isFetching() + queries.cache.isMutating() === 0)
  return { client, queries, idle }
}

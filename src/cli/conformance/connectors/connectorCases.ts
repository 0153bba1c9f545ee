import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Case } from '../Case'
import type { Partners } from './Partners'

const unknown = 'no-such-thing'

/** A parameter that no town passes on. */
const stray = 'conformance-stray'

/** What every system of connectors must do. */
export const connectorCases: readonly Case<Partners>[] = [
  {
    title: 'lists connectors that can be read, and answers 404 for an unknown portal, sub-portal and connector',
    async run(partners) {
      const visitor = partners.visitor()
      const { items, total } = await visitor.get('listConnectors', { query: partners.portal })
      equal(total, items.length)
      const uids = items.map(({ uid }) => uid)
      equal(new Set(uids).size, uids.length)
      ok(uids.includes(partners.connector))
      for (const { uid, title, partner } of items) {
        const view = await visitor.get('readConnector', { params: { uid }, query: partners.portal })
        deepEqual([view.uid, view.title, view.partner], [uid, title, partner])
      }
      await visitor.fail('listConnectors', { query: { portalName: unknown } }, 404, 'not-found')
      await visitor.fail('readConnector', { ...partners.at, params: { uid: unknown } }, 404, 'not-found')
      await visitor.fail('readWebview', { ...partners.at, params: { uid: unknown } }, 404, 'not-found')
      const elsewhere = { ...partners.portal, subPortal: unknown }
      await visitor.fail('readConnector', { ...partners.at, query: elsewhere }, 404, 'not-found')
    },
  },
  {
    title: 'names one page of the partner, without a name or a password, and its origin',
    async run(partners) {
      const { url, origin, title, partner } = await partners.view()
      const { username, password, origin: own } = new URL(url)
      deepEqual([username, password, own], ['', '', origin])
      const webview = await partners.visitor().get('readWebview', partners.at)
      deepEqual([webview.url, webview.origin, webview.title, webview.partner], [url, origin, title, partner])
      deepEqual(await partners.configure(), { url, origin })
      deepEqual(await partners.configure(''), { url, origin })
    },
  },
  {
    title: 'passes on no parameter that the town does not name, and leads to the same page whatever the query',
    async run(partners) {
      const { url, origin } = await partners.view()
      for (const query of [
        `${stray}=1`,
        `${stray}=https://elsewhere.example/&url=//elsewhere.example`,
        `#${stray}`,
        `&&=&${stray}`,
        `%zz=${stray}`,
      ]) {
        const configured = await partners.configure(query)
        const { pathname, hash, searchParams } = new URL(configured.url)
        const before = new URL(url)
        deepEqual([configured.origin, new URL(configured.url).origin], [origin, origin])
        deepEqual([pathname, hash, searchParams.has(stray)], [before.pathname, before.hash, false])
        for (const [name, value] of before.searchParams) equal(searchParams.get(name), value)
      }
    },
  },
  {
    title: 'refuses to configure an unknown connector and a query that is too long, and stores nothing',
    async run(partners) {
      const visitor = partners.visitor()
      const query = partners.portal
      const { connector: uid } = partners
      await visitor.fail('configureConnector', { query, body: { uid: unknown } }, 404, 'not-found')
      await visitor.fail('configureConnector', { query, body: { uid, subPortal: unknown } }, 404, 'not-found')
      await visitor.fail('configureConnector', { query, body: {} }, 400, 'invalid-request')
      const long = { uid, query: 'x'.repeat(2001) }
      await visitor.fail('configureConnector', { query, body: long }, 400, 'invalid-request')
      const before = await partners.view()
      await partners.configure(`${stray}=1`)
      deepEqual(await partners.view(), before)
    },
  },
]

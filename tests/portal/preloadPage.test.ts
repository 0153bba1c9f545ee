import { expect, it } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { preloadPage } from '../../src/portal/navigation/preloadPage'
import { matchRoute } from '../../src/portal/routes/matchRoute'
import { createSession } from '../../src/portal/session/createSession'
import { readPortal } from '../../src/portal/session/readPortal'
import { type Answers, backEnd, page, portal, text } from './answers'

async function open(answers: Answers = {}) {
  const { fetch, calls } = backEnd({ '/menu/root': [], '/footer': { type: 'columns', columns: [] }, ...answers })
  const state = {
    portal: readPortal(portal, '/valbeau').portal ?? expect.fail('The portal is sound.'),
    locale: 'fr' as const,
    env: 'desktop' as const,
    now: 0,
    queries: { queries: [], mutations: [] },
    failed: [],
    search: '',
  }
  const location = memoryLocation({ path: '/valbeau' })
  return { session: await createSession({ state, fetch, location, onIssue: () => {} }), calls }
}

const matchOf = (path: string, search = '') => matchRoute({ cardName: 'valbeau' }, `/valbeau${path}`, search)

it('resolves to what a page needs: status, data, blocks and files', async () => {
  const { session } = await open({ '/content/voirie': page([text('Sel et sable')]) })
  expect(await preloadPage(session, await matchOf('/contenu/voirie'))).toMatchObject({
    status: 200,
    head: { title: 'Voirie', kind: 'article' },
    data: { components: [text('Sel et sable')] },
    blockTypes: ['description'],
    assets: ['routeTable', 'textPage'],
  })
})

it('resolves to the page of an error when required data is missing', async () => {
  const { session } = await open()
  const failed = { status: 404, blockTypes: [], assets: ['routeTable', 'textPage', 'failurePage'] }
  expect(await preloadPage(session, await matchOf('/contenu/disparu'))).toMatchObject(failed)
  // Its code is loaded by now.
  expect(await preloadPage(session, await matchOf('/contenu/absent'))).toMatchObject(failed)
})

it('keeps a page whose optional data is missing', async () => {
  const { session } = await open({ '/publications': { items: [], total: 0 }, '/tags': 500 })
  expect(await preloadPage(session, await matchOf('/publication'))).toMatchObject({
    status: 200,
    blockTypes: ['search-field', 'list'],
    assets: ['routeTable', 'publicationsPage'],
  })
})

it('leads visitors who are not signed in to the sign-in page, until they are', async () => {
  const { session, calls } = await open({ '/home': page([]) })
  const found = await matchOf('/', 'a=b')
  const match = { ...found, route: { ...found.route, requiresAccount: true } }
  expect(await preloadPage(session, match)).toEqual({
    status: 301,
    redirect: '/compte/connexion?redirectUrl=%2Fvalbeau%2F%3Fa%3Db',
  })
  expect(calls).toEqual([])
  session.visitor.update({
    account: {
      uid: '0f8fad5b-d9cb-469f-a165-70867728950e',
      email: 'marie@exemple.be',
      firstName: 'Marie',
      lastName: 'Lambert',
      locale: 'fr',
      createdAt: '2027-03-01T09:00:00Z',
    },
  })
  expect(await preloadPage(session, match)).toMatchObject({ status: 200 })
})

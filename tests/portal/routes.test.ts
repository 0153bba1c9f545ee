import { beforeAll, describe, expect, it } from 'vitest'
import { routeName, routePaths } from '../../schemas/routes/routePaths'
import { portalPath } from '../../src/portal/location/urls'
import { backTarget } from '../../src/portal/navigation/backTarget'
import { findPath, pathOfName } from '../../src/portal/routes/matchPath'
import { matchRoute, routeCode } from '../../src/portal/routes/matchRoute'

const valbeau = { cardName: 'valbeau' }

describe('an address leads to its route', () => {
  it.each([
    ['/', 'cardName', {}],
    ['/contenu/voirie', 'cardName-contenu-path', { path: 'voirie' }],
    ['/contenu/vivre/voirie', 'cardName-contenu-path', { path: 'vivre/voirie' }],
    ['/contenu/caf%C3%A9/', 'cardName-contenu-path', { path: 'café' }],
    ['/contenu/100%', 'cardName-contenu-path', { path: '100%' }],
    ['/information/a1', 'cardName-information-uid', { uid: 'a1' }],
    ['/vivre/ici/information/a1', 'cardName-information-uid', { path: 'vivre/ici', uid: 'a1' }],
    ['/publication', 'cardName-publication', {}],
    ['/publication/a1', 'cardName-publication-uid', { uid: 'a1' }],
    ['/evenements', 'cardName-evenements', {}],
    ['/evenement', 'cardName-evenements', {}],
    ['/evenement/a1', 'cardName-evenement-uid', { uid: 'a1' }],
    ['/menu', 'cardName-menu', {}],
    ['/recherche', 'cardName-recherche', {}],
    ['/menu/vivre', 'cardName-menu-uid', { uid: 'vivre' }],
  ])('%s', (path, name, params) => {
    const found = findPath(path)
    expect(found && routeName(found.pattern)).toBe(name)
    expect(found?.params).toEqual(params)
  })

  it.each(['/nowhere', '/contenu', '/publication/a/b', '/carte', '/menu/a/b'])('no route matches %s', (path) => {
    expect(findPath(path)).toBeUndefined()
  })
})

it('every named route of the contract has its path', () => {
  const paths = new Map(routePaths.map(([path]) => [routeName(path), path]))
  expect(paths.get('cardName-information-uid')).toBe('/information/:uid')
  expect(paths.get('cardName-evenement-uid')).toBe('/evenement/:uid')
  expect(paths.get('cardName-publication-uid')).toBe('/publication/:uid')
  expect(paths.get('cardName-ticketin-uid')).toBe('/ticketin/:uid')
  expect(paths.get('cardName-balade')).toBe('/balade')
  expect(paths.get('cardName-carte-de-fidelite')).toBe('/carte-de-fidelite')
  expect(paths.get('cardName-connecteur-slug')).toBe('/connecteur/:slug')
})

it('a named route leads to its page, and an unknown one nowhere', () => {
  expect(pathOfName(valbeau, 'cardName-publication-uid', { uid: 'u' })).toBe('/publication/u')
  expect(pathOfName(valbeau, 'cardName-publication-uid')).toBeUndefined()
  expect(pathOfName(valbeau, 'cardName-nowhere')).toBeUndefined()
})

it('an address without a card name is matched by its whole path', async () => {
  const matchOf = (pathname: string) => matchRoute(valbeau, pathname, '')
  expect(await matchOf('/compte/connexion')).toMatchObject({
    path: '/compte/connexion',
    name: 'cardName-compte-connexion',
  })
  expect(await matchOf('/compte/')).toMatchObject({ path: '/compte' })
  expect(await matchOf('/valbeau/compte')).toMatchObject({ path: '/compte' })
})

it('every route of the contract has a page, and no other', async () => {
  const { routeTable } = await routeCode.retry()
  expect([...routeTable.keys()].sort()).toEqual(routePaths.map(([path]) => path).sort())
})

describe('back', () => {
  beforeAll(async () => {
    await routeCode.load()
  })

  it.each([
    ['/contenu/voirie', 2, '/'],
    ['/publication/a1', 1, '/publication'],
    ['/evenement/a1', 2, '/evenement'],
    ['/balade/a1/avis/town', 2, '/balade/a1'],
    ['/publication', 2, '/'],
    ['/', 1, '/'],
    ['/compte/connexion', 2, '/'],
    ['/compte/connexion', 9, '/'],
    ['/carte-de-fidelite', 9, '/'],
    ['/carte-de-fidelite/scanner', 9, '/'],
    ['/contenu/voirie', 3, undefined],
  ])('from %s with %s entries of history leads to %s', (path, length, target) => {
    expect(backTarget(path, length)).toBe(target)
  })
})

it.each([
  ['/', '/valbeau'],
  ['/?tab=1', '/valbeau?tab=1'],
  ['/#haut', '/valbeau#haut'],
  ['/contenu/voirie#hiver', '/valbeau/contenu/voirie#hiver'],
])('the path %s stands below the card name', (path, address) => {
  expect(portalPath('valbeau', path)).toBe(address)
})

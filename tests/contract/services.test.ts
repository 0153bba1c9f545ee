import { describe, expect, it } from 'vitest'
import portal from '../../schemas/entities/portal.json'
import { serviceBySegment } from '../../schemas/routes/routePaths'
import { serviceCalls } from '../../schemas/routes/serviceCalls'
import { hasService, servesPath, serviceOf, switchOff } from '../../schemas/routes/services'
import type { Area } from '../../src/server/api/Area'
import * as areas from '../../src/server/api/areas'

const portalWith = (services: string | object | undefined) => ({
  configs: services === undefined ? {} : { services: typeof services === 'string' ? services : { ...services } },
})

describe('a service of a portal', () => {
  it.each([
    ['no configuration', undefined, true],
    ['an object that names another service', { map: false }, true],
    ['an object that switches it on', { login: true }, true],
    ['an object that switches it off', { login: false }, false],
    ['a JSON text that switches it off', '{"login":false}', false],
    ['a text that is not JSON', '{login:', true],
    ['a JSON text of another shape', '"no"', true],
    ['an empty text', '', true],
  ])('with %s', (_, services, isOn) => {
    expect(hasService(portalWith(services), 'login')).toBe(isOn)
  })

  it('is on without configs', () => {
    expect(hasService({}, 'map')).toBe(true)
  })

  it.each([
    ['walks', 'map'],
    ['wall', 'services'],
    ['favourites', 'services'],
    ['calendar', 'agenda'],
    ['feed', 'news'],
  ] as const)('%s is off with %s, and not the other way round', (part, whole) => {
    expect(hasService(portalWith({ [whole]: false }), part)).toBe(false)
    expect(hasService(portalWith({ [part]: false }), whole)).toBe(true)
  })

  it('can be switched off in a configuration of either form, beside what that says', () => {
    const { configs } = switchOff(portalWith('{"login":false}'), ['map', 'login'])
    expect(configs?.services).toEqual({ login: false, map: false })
    expect(switchOff({}, ['news'])).toEqual({ configs: { services: { news: false } } })
  })
})

it.each([
  ['/compte', 'login'],
  ['/compte/connexion?redirectUrl=/a', 'login'],
  ['/map', 'map'],
  ['/balade', 'walks'],
  ['/balade/:uid', 'walks'],
  ['/abonnement', 'wall'],
  ['/favoris/parametres', 'favourites'],
  ['/parametres', 'services'],
  ['/recherche?query=bois', 'search'],
  ['/publication', 'news'],
  ['/evenements', 'agenda'],
  ['/evenement/:uid', 'agenda'],
  ['/evenements.ics', 'calendar'],
  ['/publication.rss', 'feed'],
  ['/contenu/mentions-legales', 'notices'],
  ['/contenu/mentions-legales?lang=de', 'notices'],
  ['/menu', 'menu'],
  ['/menu/', 'menu'],
  ['/menu#vivre', 'menu'],
  ['/menu/vivre', undefined],
  ['/contenu/mentions', undefined],
  ['/contenu/*path', undefined],
  ['/', undefined],
  ['/maps', undefined],
])('the path %s belongs to the service %s', (path, service) => {
  expect(serviceOf(path)).toBe(service)
})

it('every service that a configuration may switch off has pages, and calls of the API', () => {
  const switches = Object.keys(portal.properties.configs.properties.services.properties).sort()
  const withoutSegment = ['stats', 'notices', 'calendar', 'feed', 'menu']
  expect([...new Set(Object.values(serviceBySegment)), ...withoutSegment].sort()).toEqual(switches)
  const called = new Set(Object.values<Area>(areas).flatMap(({ service }) => service ?? []))
  // The settings of the device have no calls, the notices are a content, and the others parts of their areas.
  expect([...called, 'services', 'notices', 'calendar', 'feed', 'menu'].sort()).toEqual(switches)
  expect(Object.keys(serviceCalls).sort()).toEqual(switches)
})

it('serves the paths of no service and those of services that are on', () => {
  const portal = portalWith({ login: false })
  expect(servesPath(portal, '/compte')).toBe(false)
  expect(servesPath(portal, '/map')).toBe(true)
  expect(servesPath(portal, '/contenu/compte')).toBe(true)
})

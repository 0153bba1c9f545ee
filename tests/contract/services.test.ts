import { describe, expect, it } from 'vitest'
import portal from '../../schemas/entities/portal.json'
import { serviceBySegment } from '../../schemas/routes/routePaths'
import { hasService, servesPath, serviceOf } from '../../schemas/routes/services'
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
})

it.each([
  ['/compte', 'login'],
  ['/compte/connexion?redirectUrl=/a', 'login'],
  ['/map', 'map'],
  ['/balade', 'map'],
  ['/balade/:uid', 'map'],
  ['/abonnement', 'services'],
  ['/favoris/parametres', 'services'],
  ['/contenu/*path', undefined],
  ['/', undefined],
  ['/maps', undefined],
])('the path %s belongs to the service %s', (path, service) => {
  expect(serviceOf(path)).toBe(service)
})

it('every service that a configuration may switch off has pages, and calls of the API', () => {
  const switches = Object.keys(portal.properties.configs.properties.services.properties).sort()
  expect([...new Set(Object.values(serviceBySegment))].sort()).toEqual(switches)
  const called = new Set(Object.values<Area>(areas).flatMap(({ service }) => service ?? []))
  expect([...called].sort()).toEqual(switches)
})

it('serves the paths of no service and those of services that are on', () => {
  const portal = portalWith({ login: false })
  expect(servesPath(portal, '/compte')).toBe(false)
  expect(servesPath(portal, '/map')).toBe(true)
  expect(servesPath(portal, '/contenu/compte')).toBe(true)
})

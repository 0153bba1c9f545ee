import { expect, it } from 'vitest'
import { offlineAddress, offlinePagesOf } from '../../../src/portal/offline/offlineAddress'
import { services } from '../../../src/portal/services/index'
import { offlinePages } from '../../../src/portal/services/offlinePages'

it.each([
  ['/montclair/balade', '/montclair/balade/hors-ligne'],
  ['/montclair/balade/', '/montclair/balade/hors-ligne'],
  ['/montclair/balade/bords-de-meuse', '/montclair/balade/hors-ligne#bords-de-meuse'],
  ['/montclair/balade/bords-de-meuse/suivre', '/montclair/balade/hors-ligne#bords-de-meuse'],
  ['/montclair/balade/bords-de-meuse/etape/ecluse', '/montclair/balade/hors-ligne#bords-de-meuse/ecluse'],
  ['/montclair/balade/ou-suis-je', '/montclair/balade/hors-ligne#ou-suis-je'],
  ['/montclair/balade/hors-ligne', undefined],
  ['/montclair/carte-de-fidelite', '/montclair/carte-de-fidelite/hors-ligne'],
  ['/montclair/carte-de-fidelite/7c1c', '/montclair/carte-de-fidelite/hors-ligne#7c1c'],
  ['/montclair/carte-de-fidelite/scanner', '/montclair/carte-de-fidelite/hors-ligne'],
  ['/montclair/carte-de-fidelite/hors-ligne', undefined],
  ['/montclair/ticketin/heure-du-conte/entree', '/montclair/ticketin/hors-ligne#heure-du-conte'],
  ['/montclair/ticketin/hors-ligne', undefined],
  ['/montclair/dechets', '/montclair/dechets/hors-ligne'],
  ['/montclair/dechets/mois', '/montclair/dechets/hors-ligne'],
  ['/montclair/dechets/tri', '/montclair/dechets/hors-ligne#tri'],
  ['/montclair/dechets/tri/pile', '/montclair/dechets/hors-ligne#pile'],
])('%s leads to %s without a network', (pathname, target) => {
  const pages = offlinePagesOf(offlinePages, pathname)
  expect(pages && offlineAddress(pages, pathname)).toBe(target)
})

it.each([
  '/montclair/map',
  '/montclair/contenu/balade',
  '/montclair/ticketin',
  '/montclair/dechets/rappel',
  '/montclair/dechets/conteneurs',
  '/montclair/ticketin/heure-du-conte',
  '/montclair',
  '/',
])('%s needs the network', (pathname) => {
  expect(offlinePagesOf(offlinePages, pathname)).toBeUndefined()
})

it('every service with a page that works without a network has kept pages', () => {
  const paths = services.map(({ routes }) =>
    Object.entries(routes).flatMap(([path, route]) => (route.worksOffline ? path : [])),
  )
  const kept = paths.filter((those) => those.length > 0)
  expect(kept.every((those) => offlinePages.some(({ path }) => those.includes(path)))).toBe(true)
  expect(offlinePages.every(({ path }) => kept.some((those) => those.includes(path)))).toBe(true)
})

import { expect, it } from 'vitest'
import { offlineAddress } from '../../../src/portal/pwa/offlineAddress'

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
])('%s leads to %s without a network', (pathname, target) => {
  expect(offlineAddress(pathname)).toBe(target)
})

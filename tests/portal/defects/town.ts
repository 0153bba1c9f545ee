import type { DefectCategory, NearbyReport } from '../../../schemas/engine'
import type { Answers } from '../answers'

export const category: DefectCategory = {
  uid: 'trou',
  provider: 'town',
  title: 'Nid-de-poule',
  synonyms: ['trou', 'asphalte'],
  inputs: [],
  duplicateRadius: 30,
  sameAsset: false,
}

export const urgent: DefectCategory = {
  ...category,
  uid: 'fil',
  title: 'Fil à terre',
  synonyms: [],
  urgent: 'Appelez le 112.',
}

export const near: NearbyReport = {
  report: {
    uid: 's1',
    reference: 'SIG-AAAA-BBBB',
    category: { uid: 'trou', title: 'Nid-de-poule' },
    status: 'received',
    lat: 50.6,
    lon: 5.7,
    madeAt: '2027-03-01T09:00:00Z',
    changedAt: '2027-03-01T09:00:00Z',
    followers: 0,
  },
  distance: 12,
  days: 3,
  isSameAsset: false,
}

/** The answers of a town that takes reports of two kinds. */
export const answers: Answers = {
  '/menu/root': [],
  '/footer': { type: 'columns', columns: [] },
  '/web/provider': { items: [{ uid: 'town', name: 'Service des travaux', requiresLogin: false }] },
  '/web/provider-category': { categories: [category, urgent] },
  '/web/location': { isInside: true, address: 'Rue du Pont, Valbeau' },
  '/web/nearby': { radius: 30, items: [] },
  '/web/reports': { items: [], total: 0, page: 1, size: 30 },
  '/web/redirect-url': { isSignedIn: false, url: 'https://reports.example/login?state=a' },
}

export const details = '/valbeau/signalement?lat=50.6&lon=5.7&category=trou&draft=0123456789abcdef'

export const account = {
  uid: 'a1',
  email: 'anne@exemple.be',
  firstName: 'Anne',
  lastName: 'Collard',
  locale: 'fr' as const,
  createdAt: '2027-01-01T09:00:00Z',
}

import { expect, it } from 'vitest'
import { sectionsOf } from '../../../src/portal/services/walks/reading/sectionsOf'
import { parseOfflineWalk } from '../../../src/portal/services/walks/store/OfflineWalk'
import firstVersion from './fixtures/takenWalk.1.json'
import secondVersion from './fixtures/takenWalk.2.json'
import thirdVersion from './fixtures/takenWalk.3.json'

it('opens a walk that the first release stored', () => {
  const walk = parseOfflineWalk(firstVersion)
  expect(walk).toEqual({ ...thirdVersion, closures: [], suits: [], savedAt: firstVersion.savedAt })
})

it('opens a walk of the release before', () => {
  expect(parseOfflineWalk(secondVersion)).toEqual({ ...thirdVersion, closures: [], suits: [] })
})

it('opens a walk of this release unchanged', () => {
  expect(parseOfflineWalk(thirdVersion)).toEqual(thirdVersion)
})

it('tells a walk of a newer release from a broken one', () => {
  expect(parseOfflineWalk({ ...thirdVersion, version: 4 })).toBe('newer')
  expect(parseOfflineWalk({ ...thirdVersion, steps: [{ uid: 'a' }] })).toBeUndefined()
  expect(parseOfflineWalk({ ...thirdVersion, version: 0 })).toBeUndefined()
  expect(parseOfflineWalk({ ...thirdVersion, version: '3' })).toBeUndefined()
  expect(parseOfflineWalk({ ...thirdVersion, closures: undefined })).toBeUndefined()
  expect(parseOfflineWalk(null)).toBeUndefined()
})

it('keeps titles, texts and pictures of blocks of any type, in order', () => {
  const sections = sectionsOf(
    [
      { type: 'title', data: { text: 'Le quai' } },
      {
        type: 'rich-text',
        data: { html: '<p>Longez <b>l&#8217;eau</b> &amp; le parc.</p><ul><li>Un</li><li>Deux</li></ul>' },
      },
      { type: 'image', data: { src: 'quai.svg', alt: 'Le quai' } },
      { type: 'columns', data: { columns: [{ components: [{ type: 'description', data: { text: 'A < B' } }] }] } },
      {
        type: 'group',
        data: {
          title: 'Accès',
          components: [{ type: 'later-block', data: { text: 'Bus 9', image: { src: 'b.svg' } } }],
        },
      },
      { type: 'separator' },
      'no block',
    ],
    (source) => `/resize/800x0/${source}`,
  )
  expect(sections).toEqual([
    { kind: 'title', text: 'Le quai' },
    { kind: 'text', text: 'Longez l’eau & le parc.\nUn\nDeux' },
    { kind: 'picture', address: '/resize/800x0/quai.svg', alt: 'Le quai' },
    { kind: 'text', text: 'A < B' },
    { kind: 'title', text: 'Accès' },
    { kind: 'text', text: 'Bus 9' },
    { kind: 'picture', address: '/resize/800x0/b.svg', alt: '' },
  ])
})

import { expect, it } from 'vitest'
import { offlineFiles } from '../../../src/portal/render/offlineFiles'

const manifest = {
  'src/portal/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    dynamicImports: [
      'src/portal/services/walks/pages/offlineWalksPage.tsx',
      'src/portal/services/content/pages/menuPage.tsx',
    ],
  },
  'src/portal/services/walks/pages/offlineWalksPage.tsx': {
    file: 'assets/offline.js',
    imports: ['src/portal/entry-client.tsx', '_shared.js'],
    dynamicImports: ['src/portal/services/walks/offline/OfflineScreen.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/portal/services/walks/offline/OfflineScreen.tsx': {
    file: 'assets/screen.js',
    css: ['assets/screen.css'],
    imports: ['src/portal/entry-client.tsx'],
    dynamicImports: ['renderer/map/openMap.ts'],
  },
  'renderer/map/openMap.ts': { file: 'assets/map.js' },
  'renderer/i18n/maps/fr.json?messages': { file: 'assets/maps-fr.js' },
  'src/portal/services/wall/listenToWidgets.ts': { file: 'assets/listen.js' },
  'src/portal/services/fidelity/pages/cardPages.tsx': {
    file: 'assets/cards.js',
    css: ['assets/cards.css'],
    imports: ['src/portal/entry-client.tsx'],
  },
  'src/portal/services/content/pages/menuPage.tsx': { file: 'assets/menu.js' },
}

it('are every file that the page of stored walks loads, and none of other pages', () => {
  const { walks = [] } = offlineFiles(manifest)
  expect([...walks].sort()).toEqual(
    [
      'entry.css',
      'entry.js',
      'listen.js',
      'map.js',
      'maps-fr.js',
      'offline.js',
      'screen.css',
      'screen.js',
      'shared.js',
    ].map((name) => `/assets/${name}`),
  )
})

it('are those of loyalty cards for the page of cards', () => {
  const { cards = [] } = offlineFiles(manifest)
  expect([...cards].sort()).toEqual(
    ['cards.css', 'cards.js', 'entry.css', 'entry.js', 'listen.js'].map((name) => `/assets/${name}`),
  )
})

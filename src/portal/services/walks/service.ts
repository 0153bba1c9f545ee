import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, onServer } from '../../location/Route'
import type { Service } from '../Service'

const walk = {
  layout: 'walks',
  header: 'details',
  title: 'walks.title',
  subject: 'content',
  ...onServer({
    parameters: [
      'query',
      ...['difficulty', 'length', 'duration', 'accessibility', 'theme', 'difficulty[]', 'accessibility[]'],
      ...['vue', 'filtres', 'balade', 'groupe', 'liste', 'page'],
    ],
  }),
} as const
const tool = { ...walk, header: 'back', queries: () => ({}) } as const

/** The walks of the town: their list, their details, and the tools to follow them. */
export const walks: Service = {
  routes: {
    '/balade': defineRoute({
      ...walk,
      header: 'back',
      subject: 'list',
      page: lazy('walkListPage', () => import('./pages/walkListPage')),
    }),
    '/balade/hors-ligne': defineRoute({
      ...tool,
      worksOffline: true,
      page: lazy('offlineWalksPage', () => import('./pages/offlineWalksPage')),
    }),
    '/balade/ou-suis-je': defineRoute({ ...tool, page: lazy('whereAmIPage', () => import('./pages/whereAmIPage')) }),
    '/balade/:uid': defineRoute({ ...walk, page: lazy('walkPage', () => import('./pages/walkPage')) }),
    '/balade/:uid/etape/:step': defineRoute({
      ...walk,
      page: lazy('walkStepPage', () => import('./pages/walkStepPage')),
    }),
    '/balade/:uid/avis': defineRoute({
      ...walk,
      page: lazy('walkReviewsPage', () => import('./pages/walkReviewsPage')),
    }),
    '/balade/:uid/suivre': defineRoute({ ...walk, page: lazy('followPage', () => import('./pages/followPage')) }),
    '/balade/:uid/imprimer': defineRoute({
      ...walk,
      layout: 'plain',
      page: lazy('walkPrintPage', () => import('./pages/walkPrintPage')),
    }),
  },
  settingsSection: lazy('OfflineWalksSettings', () => import('./OfflineWalksSettings')),
}

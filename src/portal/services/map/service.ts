import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout, onServer } from '../../location/Route'
import type { Service } from '../Service'

/** The places of the town on a map. */
export const map: Service = {
  routes: {
    '/map': defineRoute({
      ...listLayout,
      header: 'title',
      title: 'map.title',
      takesTitle: true,
      hasFooter: false,
      ...onServer({
        parameters: ['header', 'query', 'category', 'open', 'need', 'zone', 'near', 'place', 'view', 'page'],
      }),
      page: lazy('mapPage', () => import('./pages/mapPage')),
    }),
  },
}

import { lazy } from '../../../../renderer/engine/lazy'
import { eventDatesQuery, eventQuery, eventsQuery, tagsQuery } from '../../api/pageQueries'
import { defineRoute, detailsLayout, listLayout } from '../../location/Route'
import { textPage } from '../../pages/textPages'
import type { Service } from '../Service'

/** The events in the town. */
export const agenda: Service = {
  routes: {
    '/evenements': defineRoute({
      ...listLayout,
      title: 'events.title',
      queries: ({ scope, search }) => ({
        events: eventsQuery(scope, search),
        dates: eventDatesQuery(scope, search),
        tags: tagsQuery(scope),
      }),
      page: lazy('eventsPage', () => import('./pages/eventsPage')),
    }),
    '/evenement/:uid': defineRoute({
      ...detailsLayout,
      subject: 'event',
      title: 'events.title',
      queries: ({ scope, params }) => ({ page: eventQuery(scope, params.uid ?? '') }),
      page: textPage,
    }),
  },
}

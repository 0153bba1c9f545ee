import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/**
 * A page of appointments. The code of all of them is one file, so that each step opens at once from the one before. `isPublic` pages
 * show what the town offers; the others are the visitor's own.
 */
const appointmentRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/appointmentPages')) => RoutePage<Q, D>,
  isPublic?: true,
  title: 'appointments.title' | 'appointments.own' = 'appointments.title',
) =>
  defineRoute({
    ...listLayout,
    title,
    ...onServer({
      parameters: [
        ...['query', 'prestation', 'office', 'month', 'date', 'weekday', 'part', 'hold', 'change', 'code', 'done'],
      ],
      isOwn: !isPublic,
      isNeverShared: !isPublic,
    }),
    page: pageIn('appointmentPages', () => import('./pages/appointmentPages'), choose),
  })

/** Appointments at the offices of the town. */
export const appointments: Service = {
  routes: {
    '/rendez-vous': appointmentRoute(({ offersPage }) => offersPage, true),
    '/rendez-vous/choisir': appointmentRoute(({ choicePage }) => choicePage, true),
    '/rendez-vous/formulaire': appointmentRoute(({ formPage }) => formPage),
    '/rendez-vous/resume': appointmentRoute(({ summaryPage }) => summaryPage),
    '/rendez-vous/mes-rendez-vous': appointmentRoute(({ ownPage }) => ownPage, undefined, 'appointments.own'),
    '/rendez-vous/annuler': appointmentRoute(({ cancelPage }) => cancelPage),
    '/rendez-vous/:uid': appointmentRoute(({ appointmentPage }) => appointmentPage),
  },
}

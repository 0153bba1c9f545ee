import { type ParticipationPath, participationPaths } from '../../../../schemas/routes/participationPaths'
import { defineRoute, listLayout, onServer, pageIn } from '../../location/Route'
import type { Service } from '../Service'

/** A page with a form that visitors without a script send. */
const formRoute = (path: ParticipationPath) =>
  defineRoute({
    ...listLayout,
    title: 'participate.title',
    subject: 'content',
    ...onServer({ parameters: ['type', 'uid', 'from', 'widget', 'category', 'page', 'sent'], isOwn: true }),
    page: pageIn(
      'participationPages',
      () => import('./pages/participationPages'),
      ({ participationPages }) => participationPages[path],
    ),
  })

/** Comments, ratings and suggestions of residents. */
export const participation: Service = {
  routes: Object.fromEntries(participationPaths.map((path) => [path, formRoute(path)])),
}

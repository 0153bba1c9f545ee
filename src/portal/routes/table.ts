import {
  contentQuery,
  eventDatesQuery,
  eventQuery,
  eventsQuery,
  homeQuery,
  publicationQuery,
  publicationsQuery,
  tagsQuery,
} from '../queries/pageQueries'
import { Content } from './Content'
import { eager, late } from './Drawable'
import { Event } from './Event'
import { Home } from './Home'
import { Information } from './Information'
import { Publication } from './Publication'
import type { Params } from './pattern'
import type { Route } from './Route'

const uid = (params: Params) => params.uid ?? ''

/** Every place of a portal, under its name and path of the specification. */
export const table: readonly Route[] = [
  { name: 'cardName', paths: ['/'], needs: (scope) => [homeQuery(scope)], page: eager(Home) },
  {
    name: 'cardName-information-uid',
    paths: ['/information/:uid', '/*path/information/:uid'],
    needs: (scope, params) => [contentQuery(scope, uid(params))],
    page: eager(Information),
  },
  {
    name: 'cardName-contenu-path',
    paths: ['/contenu/*path'],
    needs: (scope, params) => [contentQuery(scope, params.path ?? '')],
    page: eager(Content),
  },
  {
    name: 'cardName-publication',
    paths: ['/publication'],
    needs: (scope, _, search) => [publicationsQuery(scope, search), tagsQuery(scope)],
    blocks: ['search-field', 'tag-list', 'list'],
    page: late('Publications', () => import('./Publications')),
  },
  {
    name: 'cardName-publication-uid',
    paths: ['/publication/:uid'],
    needs: (scope, params) => [publicationQuery(scope, uid(params))],
    page: eager(Publication),
  },
  {
    name: 'cardName-evenements',
    paths: ['/evenements', '/evenement'],
    needs: (scope, _, search) => [eventsQuery(scope, search), eventDatesQuery(scope, search), tagsQuery(scope)],
    blocks: ['search-field', 'tag-list', 'calendar-list'],
    page: late('Events', () => import('./Events')),
  },
  {
    name: 'cardName-evenement-uid',
    paths: ['/evenement/:uid'],
    needs: (scope, params) => [eventQuery(scope, uid(params))],
    page: eager(Event),
  },
  { name: 'cardName-menu', paths: ['/menu'], page: late('Menu', () => import('./Menu')) },
  { name: 'cardName-abonnement', paths: ['/abonnement'] },
  { name: 'cardName-recherche', paths: ['/recherche'] },
  { name: 'cardName-map', paths: ['/map'] },
  { name: 'cardName-ticketin-uid', paths: ['/ticketin/:uid'] },
  { name: 'cardName-balade', paths: ['/balade'] },
  { name: 'cardName-parametres', paths: ['/parametres'] },
  { name: 'cardName-favoris-parametres', paths: ['/favoris/parametres'] },
  { name: 'cardName-carte-de-fidelite', paths: ['/carte-de-fidelite'] },
  { name: 'cardName-carte-de-fidelite-scanner', paths: ['/carte-de-fidelite/scanner'] },
  { name: 'cardName-signalement', paths: ['/signalement'] },
  { name: 'cardName-signalement-success', paths: ['/signalement/success'] },
  { name: 'cardName-4411-redirect', paths: ['/4411/redirect'] },
  { name: 'cardName-connecteur-slug', paths: ['/connecteur/:slug'] },
  { name: 'cardName-compte', paths: ['/compte'] },
  { name: 'cardName-compte-connexion', paths: ['/compte/connexion'] },
]

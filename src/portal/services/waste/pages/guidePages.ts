import type { Block, ContainerSiteList, SortingAnswer, SortingList } from '../../../../../schemas/engine'
import { pagePaths, placePath, sortingPath } from '../../../../../schemas/routes/pagePaths'
import type { PageContext, RoutePage } from '../../../location/Route'
import type { ShellText } from '../../../texts/loadTexts'
import { containersQuery, guideQuery, suggestionsOf, thingQuery } from '../wasteQueries'
import { wasteTexts } from '../wasteTexts'
import { type ContainersData, ContainersScreen, type Kind, kindsOf } from './ContainersScreen'
import { type GuideData, GuideScreen } from './GuideScreen'
import { ThingScreen } from './ThingScreen'

type QueryContext = Pick<PageContext, 'scope' | 'search'>

/** The field that searches the guide. */
const guideField = (text: ShellText, scope: PageContext['scope']): Block<'search-field'>[] => [
  {
    type: 'search-field',
    id: 'search',
    data: {
      path: pagePaths.sortingGuide,
      placeholder: text('waste.guideSearch'),
      suggestions: suggestionsOf('suggestSorting', scope),
    },
  },
]

function readSearch(search: string): { query: string; letter: string | undefined } {
  const parameters = new URLSearchParams(search)
  const letter = parameters.get('lettre')?.slice(0, 1).toUpperCase() || undefined
  return { query: parameters.get('query')?.trim().slice(0, 200) ?? '', letter }
}

type GuideQueries = { things: ReturnType<typeof guideQuery> }

/** Where things go: a search, and all things by letter. */
export const guidePage: RoutePage<GuideQueries, GuideData> = {
  texts: wasteTexts,
  queries({ scope, search }: QueryContext) {
    const { query, letter = 'A' } = readSearch(search)
    return { things: guideQuery(scope, query === '' ? { letter } : { query }) }
  },
  data({ things }, read, { search, scope, shellText: text }) {
    const { query, letter = 'A' } = readSearch(search)
    return { things: read.required(things) satisfies SortingList, query, letter, field: guideField(text, scope) }
  },
  blocks: ({ field }) => field,
  head: ({ query }, { shellText: text }) => ({
    status: 200,
    title: text('waste.guideTitle'),
    description: text('waste.guideLead'),
    kind: 'website',
    ...(query !== '' && { canonical: pagePaths.sortingGuide }),
  }),
  Component: GuideScreen,
}

/** Where one thing goes. */
export const thingPage: RoutePage<{ thing: ReturnType<typeof thingQuery> }, { thing: SortingAnswer }> = {
  texts: wasteTexts,
  queries: ({ scope, params: { uid = '' } }: Pick<PageContext, 'scope' | 'params'>) => ({
    thing: thingQuery(scope, uid),
  }),
  data: ({ thing }, read) => ({ thing: read.required(thing) }),
  head: ({ thing: { uid, name, destination } }, { shellText: text }) => ({
    status: 200,
    title: `${name} – ${text('waste.guideTitle')}`,
    description: text('waste.goes', { thing: name, where: text(`waste.to.${destination}`) }),
    kind: 'article',
    path: sortingPath(uid),
  }),
  Component: ThingScreen,
}

const readKind = (search: string): Kind | undefined => {
  const wanted = new URLSearchParams(search).get('genre')
  return kindsOf.find((kind) => kind === wanted)
}

/** In CSS pixels. */
const mapHeight = 420

function mapOf(sites: ContainerSiteList['items'], text: ShellText): Block[] {
  if (sites.length === 0) return []
  const pins = sites.map(({ lat, lon, name, kinds, place }) => ({
    lat,
    lon,
    icon: kinds.includes('RECYPARC') ? 'recycle' : 'pin',
    title: name,
    description: { text: kinds.map((kind) => text(`waste.kind.${kind}`)).join(' · ') },
    ...(place !== undefined && {
      component: {
        type: 'button' as const,
        data: {
          label: text('waste.more'),
          action: { handler: 'navigation' as const, data: { path: placePath(place) } },
        },
      },
    }),
  }))
  return [{ type: 'map', id: 'containers', data: { pins, focus: 'pin', height: mapHeight } }]
}

type ContainerQueries = { sites: ReturnType<typeof containersQuery> }

/** Places with containers, of one kind or of all. */
export const containersPage: RoutePage<ContainerQueries, ContainersData> = {
  texts: wasteTexts,
  queries: ({ scope }: Pick<PageContext, 'scope'>) => ({ sites: containersQuery(scope) }),
  data({ sites }, read, { search, shellText: text, portal: _ }) {
    const kind = readKind(search)
    const { items } = read.required(sites)
    const shown = kind === undefined ? items : items.filter(({ kinds }) => kinds.includes(kind))
    return {
      kind,
      sites: shown.map((site) => ({
        site,
        schedule:
          site.schedule.length > 0
            ? [{ type: 'schedule', id: `hours-${site.uid}`, data: { entries: site.schedule } }]
            : [],
      })),
      map: mapOf(shown, text),
    }
  },
  blocks: ({ sites, map }) => [...map, ...sites.flatMap(({ schedule }) => schedule)],
  head: ({ kind }, { shellText: text }) => ({
    status: 200,
    title: kind === undefined ? text('waste.containers') : text(`waste.kind.${kind}`),
    description: text('waste.containersLead'),
    kind: 'website',
  }),
  Component: ContainersScreen,
}

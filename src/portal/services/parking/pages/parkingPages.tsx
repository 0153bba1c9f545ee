import type { Block, ParkingZone } from '../../../../../schemas/engine'
import type { PageContext, RoutePage } from '../../../location/Route'
import { filterBlocks, pageLinks } from '../../../pages/listBlocks'
import type { ShellText } from '../../../texts/loadTexts'
import { minutesOf, parkingPaths, readAddress, startPath } from '../ParkingAddress'
import {
  estimateQuery,
  historyQuery,
  historySize,
  nearestZoneQuery,
  platesQuery,
  sessionsQuery,
  townZonesQuery,
  zoneQuery,
} from '../parkingQueries'
import { parkingTexts } from '../parkingTexts'
import { chosenStay } from './chosenStay'
import { type HistoryData, HistoryScreen } from './HistoryScreen'
import { type HomeData, HomeScreen } from './HomeScreen'
import { type PlatesData, PlatesScreen } from './PlatesScreen'
import { RedirectScreen, readFailure, type SignInFailure } from './RedirectScreen'
import { type SessionData, SessionScreen } from './SessionScreen'
import type { StartData } from './StartData'
import { StartScreen } from './StartScreen'
import { plateInputs, startInputs } from './startInputs'
import { type ZonesData, ZonesScreen } from './ZonesScreen'

type QueryContext = Pick<PageContext, 'scope' | 'search'>
const texts = parkingTexts

type SessionsQueries = { sessions: ReturnType<typeof sessionsQuery> }

export const homePage: RoutePage<SessionsQueries, HomeData> = {
  texts,
  queries: ({ scope }: QueryContext) => ({ sessions: sessionsQuery(scope) }),
  data: ({ sessions }, read) => ({ list: read.optional(sessions) }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('parking.title'),
    description: shellText('parking.lead'),
    kind: 'website',
  }),
  Component: HomeScreen,
}

export const sessionPage: RoutePage<SessionsQueries, SessionData> = {
  texts,
  queries: ({ scope }: QueryContext) => ({ sessions: sessionsQuery(scope) }),
  data({ sessions }, read, { params: { uid = '' } }) {
    const list = read.optional(sessions)
    return { uid, list, session: list?.items.find((each) => each.uid === uid) }
  },
  head: ({ list, session }, { shellText }) => ({
    status: list?.isSignedIn && !list.isLastKnown && !session ? 404 : 200,
    title: shellText('parking.session'),
    kind: 'website',
  }),
  Component: SessionScreen,
}

/** The position of an address. */
function positionOf(search: string): { lat: number; lon: number } | undefined {
  const query = new URLSearchParams(search)
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(query.get(name) || Number.NaN))
  const isPosition = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  return isPosition ? { lat, lon } : undefined
}

type ZonesQueries = { zones: ReturnType<typeof townZonesQuery>; nearest?: ReturnType<typeof nearestZoneQuery> }

export const zonesPage: RoutePage<ZonesQueries, ZonesData> = {
  texts,
  queries({ scope, search }: QueryContext) {
    const position = positionOf(search)
    const query = (new URLSearchParams(search).get('query') ?? '').slice(0, 100)
    return {
      zones: townZonesQuery(scope, query),
      ...(position && { nearest: nearestZoneQuery(scope, position) }),
    }
  },
  data({ zones, nearest }, read, { shellText }) {
    const found = read.optional(zones)?.items
    return {
      zones: found,
      nearest: nearest && read.optional(nearest)?.items[0],
      isLocated: nearest !== undefined,
      filters: filterBlocks(parkingPaths.zones, shellText('parking.search')),
      map: zoneMap(found ?? [], shellText),
    }
  },
  blocks: ({ filters, map }) => [...filters, ...map],
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('parking.zones'),
    description: shellText('parking.zonesLead'),
    kind: 'website',
  }),
  Component: ZonesScreen,
}

/** In CSS pixels. */
const mapHeight = 420

function zoneMap(zones: readonly ParkingZone[], text: ShellText): Block[] {
  if (zones.length === 0) return []
  const pins = zones.map(({ code, name, lat, lon, address }) => ({
    lat,
    lon,
    icon: 'euro',
    title: text('parking.zoneOf', { code, name }),
    ...(address && { description: { text: address } }),
    component: {
      type: 'button' as const,
      data: {
        label: text('parking.parkHere'),
        action: { handler: 'navigation' as const, data: { path: startPath({ zone: code }) } },
      },
    },
  }))
  return [{ type: 'map', id: 'zones', data: { pins, focus: 'pin', height: mapHeight } }]
}

type StartQueries = {
  plates: ReturnType<typeof platesQuery>
  zone?: ReturnType<typeof zoneQuery>
  estimate?: ReturnType<typeof estimateQuery>
}

export const startPage: RoutePage<StartQueries, StartData> = {
  texts,
  queries({ scope, search }: QueryContext) {
    const address = readAddress(search)
    const minutes = minutesOf(address)
    const { zone } = address
    return {
      plates: platesQuery(scope),
      ...(zone && { zone: zoneQuery(scope, zone) }),
      ...(zone && minutes && { estimate: estimateQuery(scope, zone, minutes) }),
    }
  },
  data({ plates, zone: query, estimate }, read, { search, shellText }) {
    const found = query && read.optional(query)
    const zone = found && (found.items[0] ?? null)
    const list = read.optional(plates)
    return {
      address: readAddress(search),
      zone,
      isSignedIn: list?.isSignedIn,
      estimate: estimate && read.optional(estimate),
      inputs: startInputs({ zone, plates: list?.items ?? [] }, shellText),
      hasFailed: new URLSearchParams(search).get('erreur') === 'depart',
    }
  },
  blocks: ({ inputs }) => inputs,
  head: ({ address, zone }, { shellText }) => ({
    status: 200,
    title: shellText(chosenStay(address, zone) ? 'parking.review' : 'parking.start'),
    kind: 'website',
  }),
  Component: StartScreen,
}

export const platesPage: RoutePage<Pick<StartQueries, 'plates'>, PlatesData> = {
  texts,
  queries: ({ scope }: QueryContext) => ({ plates: platesQuery(scope) }),
  data({ plates }, read, { shellText }) {
    const list = read.optional(plates)
    const name: Block<'dynamic-input'> = {
      type: 'dynamic-input',
      data: { name: 'name', label: shellText('parking.plateName'), inputType: 'text', required: false, maxLength: 40 },
    }
    return {
      plates: list?.items,
      isSignedIn: list?.isSignedIn ?? false,
      inputs: [...plateInputs('plate', true, shellText), name],
    }
  },
  blocks: ({ inputs }) => inputs,
  head: ({ plates }, { shellText }) => ({
    status: plates ? 200 : 503,
    title: shellText('parking.plates'),
    kind: 'website',
  }),
  Component: PlatesScreen,
}

const pageOf = (search: string): number =>
  Math.max(1, Math.min(1000, Number(new URLSearchParams(search).get('page')) || 1))

export const historyPage: RoutePage<{ history: ReturnType<typeof historyQuery> }, HistoryData> = {
  texts,
  queries: ({ scope, search }: QueryContext) => ({ history: historyQuery(scope, Math.floor(pageOf(search))) }),
  data({ history: query }, read, { search }) {
    const history = read.optional(query)
    const address = { page: pageOf(search), count: historySize }
    const pages = history && history.total > historySize ? pageLinks(parkingPaths.history, address, history.total) : []
    return { history, pages }
  },
  blocks: ({ pages }) => pages,
  head: ({ history }, { shellText }) => ({
    status: history ? 200 : 503,
    title: shellText('parking.history'),
    kind: 'website',
  }),
  Component: HistoryScreen,
}

export const redirectPage: RoutePage<Record<string, never>, { failure: SignInFailure }> = {
  texts,
  queries: () => ({}),
  data: (_, __, { search }) => ({ failure: readFailure(search) }),
  head: ({ failure }, { shellText }) => ({
    status: failure === 'service' ? 503 : 200,
    title: shellText(`parking.redirect.${failure}`),
    kind: 'website',
  }),
  Component: RedirectScreen,
}

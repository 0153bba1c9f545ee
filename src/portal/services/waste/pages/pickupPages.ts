import type { Block, PickupList, WasteHousehold } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import {
  readWastePlace,
  readWasteZone,
  type WastePlace,
  type WasteZone,
  wasteViews,
} from '../../../../../schemas/routes/wastePaths'
import type { PageContext, ReadData, RoutePage } from '../../../location/Route'
import { householdQuery, ownPickupsQuery, pickupsQuery, placesQuery, suggestionsOf } from '../wasteQueries'
import { wasteTexts } from '../wasteTexts'
import { type ForgetData, ForgetScreen } from './ForgetScreen'
import { type KeepData, KeepScreen } from './KeepScreen'
import { type LinkData, LinkScreen } from './LinkScreen'
import { type MonthData, MonthScreen } from './MonthScreen'
import { type PickupsData, PickupsScreen } from './PickupsScreen'
import { type ReminderData, ReminderScreen } from './ReminderScreen'

type QueryContext = Pick<PageContext, 'scope' | 'search'>

type PickupQueries = {
  household: ReturnType<typeof householdQuery>
  own: ReturnType<typeof ownPickupsQuery>
  pickups?: ReturnType<typeof pickupsQuery>
  places?: ReturnType<typeof placesQuery>
}

type Address = { place: WastePlace | undefined; zone: WasteZone | undefined; query: string }

/** What an address asks for: the pickups of a place or of a whole zone, or a search. */
function readAddress(search: string): Address {
  const parameters = new URLSearchParams(search)
  const place = readWastePlace(parameters)
  return {
    place,
    zone: place ? undefined : readWasteZone(parameters),
    query: parameters.get('query')?.trim().slice(0, 200) ?? '',
  }
}

/** Days shown large above the list. */
const largeDays = 3

type Calendar = Block<'waste-calendar'>

/** The calendar of an address, if it has pickups. */
function calendarOf(
  list: PickupList | undefined,
  of: WastePlace | WasteZone | undefined,
  shown: Pick<Calendar['data'], 'large' | 'month'>,
): Calendar[] {
  if (!list || list.items.length === 0) return []
  const id = of ? `waste-${of.zuid}` : 'waste-home'
  return [{ type: 'waste-calendar', id, data: { ...shown, pickups: list.items, links: wasteViews(of) } }]
}

/** The pickups of what the address of the page names, else of the visitor's own address. */
function readPickups({ own, pickups }: Pick<PickupQueries, 'own' | 'pickups'>, read: ReadData): PickupList | undefined {
  return pickups ? read.optional(pickups) : read.optional(own)
}

/** The pickups of the visitor's address, or of the one that the address of the page names. */
export const pickupsPage: RoutePage<PickupQueries, PickupsData> = {
  texts: wasteTexts,
  queries({ scope, search }: QueryContext) {
    const { place, zone, query } = readAddress(search)
    const of = place ?? zone
    return {
      household: householdQuery(scope),
      own: ownPickupsQuery(scope),
      ...(of && { pickups: pickupsQuery(of) }),
      ...(query !== '' && { places: placesQuery(scope, query) }),
    }
  },
  data({ household, own, pickups, places }, read, { search, scope, shellText: text }) {
    const { place, zone } = readAddress(search)
    const list = readPickups({ own, ...(pickups && { pickups }) }, read)
    return {
      place,
      zone,
      household: read.optional(household),
      pickups: list,
      calendar: calendarOf(list, place ?? zone, { large: largeDays }),
      found: places && read.optional(places),
      field: [
        {
          type: 'search-field',
          id: 'search',
          data: {
            path: pagePaths.waste,
            placeholder: text('waste.search'),
            suggestions: suggestionsOf('suggestPickups', scope),
          },
        },
      ],
    }
  },
  blocks: ({ field, calendar }) => [...field, ...calendar],
  head: (_, { shellText: text }) => ({
    status: 200,
    title: text('waste.title'),
    description: text('waste.lead'),
    kind: 'website',
    canonical: pagePaths.waste,
  }),
  Component: PickupsScreen,
}

/** The month that an address asks for. */
const readMonth = (search: string): string | undefined =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(new URLSearchParams(search).get('mois') ?? '')?.[0]

/** The same pickups as a month, which needs no script. */
export const monthPage: RoutePage<Omit<PickupQueries, 'places'>, MonthData> = {
  texts: wasteTexts,
  queries({ scope, search }: QueryContext) {
    const { place, zone } = readAddress(search)
    const of = place ?? zone
    return {
      household: householdQuery(scope),
      own: ownPickupsQuery(scope),
      ...(of && { pickups: pickupsQuery(of) }),
    }
  },
  data({ household, ...queries }, read, { search }) {
    const { place, zone } = readAddress(search)
    const of = place ?? zone
    const pickups = readPickups(queries, read)
    const month = readMonth(search) ?? pickups?.items[0]?.date.slice(0, 7)
    return {
      shown: zone ? { street: zone.name } : (place ?? read.optional(household)?.address),
      pickups,
      calendar: calendarOf(pickups, of, { large: 1, ...(month !== undefined && { month }) }),
      back: wasteViews(of).list,
    }
  },
  blocks: ({ calendar }) => calendar,
  head: ({ pickups }, { shellText: text }) => ({
    status: pickups ? 200 : 503,
    title: text('waste.monthTitle'),
    kind: 'website',
    canonical: pagePaths.waste,
  }),
  Component: MonthScreen,
}

type OwnQueries = Pick<PickupQueries, 'household'>

const ownQueries = ({ scope }: Pick<PageContext, 'scope'>): OwnQueries => ({ household: householdQuery(scope) })

/** Asks whether to remember the address that the page's own address names. */
export const keepPage: RoutePage<Readonly<Record<never, never>>, KeepData> = {
  texts: wasteTexts,
  queries: () => ({}),
  data: (_, __, { search }) => ({ place: readAddress(search).place }),
  head: ({ place }, { shellText: text }) => ({
    status: place ? 200 : 404,
    title: text('waste.keep'),
    kind: 'website',
  }),
  Component: KeepScreen,
}

export const forgetPage: RoutePage<OwnQueries, ForgetData> = {
  texts: wasteTexts,
  queries: ownQueries,
  data: ({ household }, read) => ({ household: read.optional(household) }),
  head: (_, { shellText: text }) => ({ status: 200, title: text('waste.forget'), kind: 'website' }),
  Component: ForgetScreen,
}

const emailInput = (label: string): Block<'dynamic-input'> => ({
  type: 'dynamic-input',
  id: 'email',
  data: { name: 'email', label, inputType: 'email', required: true, maxLength: 254 },
})

/** The categories and the address of the reminders. */
export const reminderPage: RoutePage<OwnQueries, ReminderData> = {
  texts: wasteTexts,
  queries: ownQueries,
  data: ({ household }, read, { shellText: text }) => ({
    household: read.optional<'readHousehold'>(household) satisfies WasteHousehold | undefined,
    input: emailInput(text('waste.reminder.email')),
  }),
  blocks: ({ input }) => [input],
  head: ({ household }, { shellText: text }) => ({
    status: household ? 200 : 503,
    title: text('waste.reminderTitle'),
    kind: 'website',
  }),
  Component: ReminderScreen,
}

/** What the link of a mail does. The page asks first, because programs open links too. */
export const linkPage: RoutePage<Readonly<Record<never, never>>, LinkData> = {
  texts: wasteTexts,
  queries: () => ({}),
  data(_, __, { search }) {
    const parameters = new URLSearchParams(search)
    return {
      what: parameters.get('what') === 'stop' ? 'stop' : 'confirm',
      isComplete: Boolean(parameters.get('uid') && parameters.get('code')),
      isDone: parameters.has('done'),
    }
  },
  head: ({ what, isComplete, isDone }, { shellText: text }) => ({
    status: isComplete || isDone ? 200 : 404,
    title: text(what === 'stop' ? 'waste.link.stopTitle' : 'waste.link.confirmTitle'),
    kind: 'website',
  }),
  Component: LinkScreen,
}

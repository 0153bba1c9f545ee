import type { Appointment, AppointmentForm, Block, OfficeView, PrestationView } from '../../../../../schemas/engine'
import type { PageContext, ReadData, RoutePage } from '../../../location/Route'
import {
  appointmentQuery,
  calendarQuery,
  formQuery,
  holdQuery,
  prestationsQuery,
  rangesQuery,
} from '../appointmentQueries'
import { appointmentTexts } from '../appointmentTexts'
import { type Choice, readChoice } from '../Choice'
import { type ChoiceData, ChoiceScreen } from './ChoiceScreen'
import { type FormData, FormScreen } from './FormScreen'
import { type SummaryData, SummaryScreen } from './SummaryScreen'

type Prestations = ReturnType<typeof prestationsQuery>
type QueryContext = Pick<PageContext, 'scope' | 'search'>

/** The appointment that an address moves. */
const movedQuery = (scope: PageContext['scope'], { change, code }: Choice) =>
  change === undefined ? {} : { moved: appointmentQuery({ scope }, change, code) }

/** What an address chooses of what the town offers. */
function findOffer(
  read: ReadData,
  prestations: Prestations,
  { prestation: uid, office: wanted }: Choice,
): { prestation: PrestationView | undefined; office: OfficeView | undefined } {
  const prestation = read.required(prestations).items.find((each) => each.uid === uid)
  const offices = prestation?.offices ?? []
  return { prestation, office: offices.length === 1 ? offices[0] : offices.find((each) => each.uid === wanted) }
}

type ChoiceQueries = {
  prestations: Prestations
  calendar?: ReturnType<typeof calendarQuery>
  slots?: ReturnType<typeof rangesQuery>
  moved?: ReturnType<typeof appointmentQuery>
}

/** Place, day and time. */
export const choicePage: RoutePage<ChoiceQueries, ChoiceData> = {
  texts: appointmentTexts,
  queries({ scope, search }: QueryContext) {
    const choice = readChoice(search)
    const { prestation, date } = choice
    return {
      prestations: prestationsQuery({ scope }),
      ...(prestation !== undefined && { calendar: calendarQuery({ scope }, choice) }),
      ...(prestation !== undefined && date !== undefined && { slots: rangesQuery({ scope }, { ...choice, date }) }),
      ...movedQuery(scope, choice),
    }
  },
  data({ prestations, calendar, slots, moved }, read, { search }) {
    const choice = readChoice(search)
    return {
      choice,
      ...findOffer(read, prestations, choice),
      calendar: calendar && read.optional(calendar),
      slots: slots && read.optional(slots)?.items,
      moved: moved && read.optional(moved),
    }
  },
  head: ({ prestation }, { shellText }) => ({
    status: prestation ? 200 : 404,
    title: prestation
      ? shellText('appointments.chooseTitle', { prestation: prestation.title })
      : shellText('appointments.notOffered'),
    kind: 'website',
  }),
  Component: ChoiceScreen,
}

type HoldQueries = { prestations: Prestations; hold?: ReturnType<typeof holdQuery> }

const holdQueries = (scope: PageContext['scope'], { hold }: Choice): HoldQueries => ({
  prestations: prestationsQuery({ scope }),
  ...(hold !== undefined && { hold: holdQuery({ scope }, hold) }),
})

/** The slot that an address holds, and what it is for. */
function findHeld({ prestations, hold: query }: HoldQueries, read: ReadData, choice: Choice) {
  const hold = query && read.optional(query)
  const isUnread = query !== undefined && hold === undefined && !read.isMissing(query)
  return { hold, isUnread, ...findOffer(read, prestations, { ...choice, ...hold }) }
}

type FormQueries = HoldQueries & { form: ReturnType<typeof formQuery> }

/** The fields of a form as blocks, so that their texts are loaded. */
const toBlocks = (inputs: AppointmentForm['inputs']): Block<'dynamic-input'>[] =>
  inputs.map((data) => ({ type: 'dynamic-input', data }))

/** A hold that has expired is gone for good; the screen offers to read again one that could not be read. */
const statusOf = ({ hold, isUnread }: { hold: unknown; isUnread: boolean }): number =>
  hold !== undefined ? 200 : isUnread ? 503 : 410

/** The form, while the slot is held. */
export const formPage: RoutePage<FormQueries, FormData> = {
  texts: appointmentTexts,
  queries({ scope, search }: QueryContext) {
    const choice = readChoice(search)
    return { ...holdQueries(scope, choice), form: formQuery({ scope }, choice) }
  },
  data(queries, read, { search }) {
    const choice = readChoice(search)
    return { choice, ...findHeld(queries, read, choice), inputs: toBlocks(read.required(queries.form).inputs) }
  },
  head: (data, { shellText }) => ({
    status: statusOf(data),
    title: shellText('appointments.formTitle'),
    kind: 'website',
  }),
  blocks: ({ inputs }) => inputs,
  Component: FormScreen,
}

type SummaryQueries = HoldQueries & {
  moved?: ReturnType<typeof appointmentQuery>
  form?: ReturnType<typeof formQuery>
}

/** Everything once more, while the slot is held. */
export const summaryPage: RoutePage<SummaryQueries, SummaryData> = {
  texts: appointmentTexts,
  queries({ scope, search }: QueryContext) {
    const choice = readChoice(search)
    const moved = movedQuery(scope, choice)
    return { ...holdQueries(scope, choice), ...moved, ...(moved.moved && { form: formQuery({ scope }, choice) }) }
  },
  data(queries, read, { search }) {
    const choice = readChoice(search)
    const { moved, form } = queries
    const appointment: Appointment | undefined = moved && read.required(moved)
    const inputs = toBlocks((form && read.optional(form)?.inputs) ?? [])
    return { choice, ...findHeld(queries, read, choice), moved: appointment, inputs }
  },
  head: (data, { shellText }) => ({
    status: statusOf(data),
    title: shellText('appointments.summaryTitle'),
    kind: 'website',
  }),
  blocks: ({ inputs }) => inputs,
  Component: SummaryScreen,
}

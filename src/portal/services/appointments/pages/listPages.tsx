import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import type { PageContext, RoutePage } from '../../../location/Route'
import { filterBlocks } from '../../../pages/listBlocks'
import { appointmentQuery, ownQuery, prestationsQuery } from '../appointmentQueries'
import { appointmentTexts } from '../appointmentTexts'
import { readChoice } from '../Choice'
import { type AppointmentData, AppointmentScreen } from './AppointmentScreen'
import { type CancelData, CancelScreen } from './CancelScreen'
import { type OffersData, OffersScreen } from './OffersScreen'
import { type OwnData, OwnScreen } from './OwnScreen'

type OffersQueries = { prestations: ReturnType<typeof prestationsQuery>; own: ReturnType<typeof ownQuery> }

/** What one can make an appointment for, below the visitor's next appointments. */
export const offersPage: RoutePage<OffersQueries, OffersData> = {
  texts: appointmentTexts,
  queries: ({ scope }) => ({ prestations: prestationsQuery({ scope }), own: ownQuery({ scope }) }),
  data: ({ prestations, own }, read, { shellText }) => ({
    prestations: read.required(prestations).items,
    filters: filterBlocks(pagePaths.appointments, shellText('appointments.search')),
    own: read.optional(own),
  }),
  blocks: ({ filters }) => filters,
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('appointments.title'),
    description: shellText('appointments.lead'),
    kind: 'website',
  }),
  Component: OffersScreen,
}

export const ownPage: RoutePage<Pick<OffersQueries, 'own'>, OwnData> = {
  texts: appointmentTexts,
  queries: ({ scope }) => ({ own: ownQuery({ scope }) }),
  data: ({ own }, read) => ({ own: read.optional(own) }),
  head: ({ own }, { shellText }) => ({
    status: own ? 200 : 503,
    title: shellText('appointments.own'),
    kind: 'website',
  }),
  Component: OwnScreen,
}

type OneQueries = { appointment: ReturnType<typeof appointmentQuery> }

const statusOf = (appointment: unknown): number => (appointment === undefined ? 404 : 200)

/** An appointment of the visitor, or one whose link the visitor has. */
export const appointmentPage: RoutePage<OneQueries, AppointmentData> = {
  texts: appointmentTexts,
  queries: ({ scope, params: { uid = '' }, search }: Pick<PageContext, 'scope' | 'params' | 'search'>) => ({
    appointment: appointmentQuery({ scope }, uid, readChoice(search).code),
  }),
  data: ({ appointment }, read, { search }) => ({
    appointment: read.existing(appointment),
    code: readChoice(search).code,
  }),
  head: ({ appointment }, { shellText }) => ({
    status: statusOf(appointment),
    title: shellText('appointments.oneTitle'),
    kind: 'website',
  }),
  Component: AppointmentScreen,
}

export const cancelPage: RoutePage<OneQueries, CancelData> = {
  texts: appointmentTexts,
  queries({ scope, search }: Pick<PageContext, 'scope' | 'search'>) {
    const { change = '', code } = readChoice(search)
    return { appointment: appointmentQuery({ scope }, change, code) }
  },
  data: ({ appointment }, read, { search }) => ({
    appointment: read.existing(appointment),
    code: readChoice(search).code,
  }),
  head: ({ appointment }, { shellText }) => ({
    status: statusOf(appointment),
    title: shellText('appointments.cancelTitle'),
    kind: 'website',
  }),
  Component: CancelScreen,
}

import type { Block, Camp, CampLocationView } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { type FormPageData, FormScreen } from '../../../forms/FormScreen'
import type { PageContext, RoutePage } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import type { ShellText } from '../../../texts/loadTexts'
import { addressOf, campTarget, readTarget, rulesPath, summaryPath } from '../campAddresses'
import { campOutcomes } from '../campOutcomes'
import { campQuery, campsQuery, formQuery, locationQuery } from '../campQueries'
import { campTexts } from '../campTexts'
import { campBlocks } from '../parts/CampDetails'
import { draftName } from '../parts/drafts'
import { formatDay } from '../parts/formatDay'
import { type CampData, CampScreen, SummaryScreen } from './CampScreen'
import { type OwnData, OwnScreen } from './OwnScreen'

type RegistrationQueries = {
  form: ReturnType<typeof formQuery>
  location?: ReturnType<typeof locationQuery>
  camp?: ReturnType<typeof campQuery>
}

type RegistrationData = FormPageData & {
  back: { path: string; label: string }
  /** Name of the draft that keeps what is typed. */
  draft?: string
}

const sentence = (text: string): Block => ({ type: 'description', data: { text } })

/** When the location is taken. */
const takenBlocks = (location: CampLocationView | undefined, text: ShellText, locale: string): Block[] =>
  (location?.taken ?? []).map(({ from, until }) =>
    sentence(text('camps.takenStay', { from: formatDay(from, locale), until: formatDay(until, locale) })),
  )

/** The fields of a camp with what it says, or of a new one. */
const inputsOf = (
  inputs: readonly Block<'dynamic-input'>['data'][],
  camp: Camp | undefined,
): Block<'dynamic-input'>[] =>
  inputs.map((data) => {
    const value = camp?.values[data.name]
    // The contract lets a value be any JSON.
    return {
      type: 'dynamic-input',
      id: data.name,
      data: value === undefined ? data : Object.assign({ ...data }, { value }),
    }
  })

/** Registers a camp at the location that the address names, or changes the camp that it names. */
export const registrationPage: RoutePage<RegistrationQueries, RegistrationData> = {
  texts: campTexts,
  queries({ scope, search }) {
    const { location, uid, code } = readTarget(search)
    if (uid !== undefined) return { form: formQuery({ scope }, undefined), camp: campQuery(uid, code) }
    return { form: formQuery({ scope }, location), location: locationQuery({ scope }, location ?? '-') }
  },
  data(queries, read, { shellText: text, locale, search }) {
    const { code } = readTarget(search)
    const { inputs } = read.required(queries.form)
    const location = queries.location && read.required(queries.location)
    const camp = queries.camp && read.required(queries.camp)
    const isDraft = camp?.status === 'draft'
    return {
      title: text(camp ? 'camps.changeTitle' : 'camps.formTitle'),
      about: [sentence(location?.title ?? camp?.location.title ?? ''), ...takenBlocks(location, text, locale)],
      form: { inputs: inputsOf(inputs, camp), hidden: {} },
      draft: draftName(camp?.uid ?? location?.uid ?? ''),
      button: { label: text(camp && !isDraft ? 'camps.save' : 'camps.continue'), kind: 'primary' },
      back: camp
        ? {
            path: isDraft ? addressOf(summaryPath, { uid: camp.uid, code }) : campTarget(camp.uid, undefined, code),
            label: text('camps.back'),
          }
        : { path: addressOf(rulesPath, { location: location?.uid }), label: text('camps.backToRules') },
    }
  },
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  blocks: ({ about, form }) => [...about, ...form.inputs],
  Component: Registration,
}

function Registration({ data }: { data: RegistrationData }) {
  const { shellText: text } = useSession()
  const { draft, back } = data
  return (
    <FormScreen
      data={data}
      outcomes={campOutcomes}
      name="camp"
      legend={text('camps.fields')}
      back={back}
      draft={draft}
    />
  )
}

type CampQueries = { camp: ReturnType<typeof campQuery> }

const campOf = ({ search }: Pick<PageContext, 'search'>): CampQueries => {
  const { uid = '-', code } = readTarget(search)
  return { camp: campQuery(uid, code) }
}

const shared = {
  texts: campTexts,
  data({ camp: wanted }, read, { search, shellText }) {
    const camp = read.existing(wanted)
    const details = camp ? campBlocks(camp, shellText('camps.registered')) : []
    return { camp, code: readTarget(search).code, details }
  },
  blocks: ({ details }) => details,
} as const satisfies Partial<RoutePage<CampQueries, CampData>>

/** What is registered, before it is. */
export const summaryPage: RoutePage<CampQueries, CampData> = {
  ...shared,
  queries: campOf,
  head: ({ camp }, { shellText }) => ({
    status: camp ? 200 : 404,
    title: shellText('camps.summary'),
    kind: 'website',
  }),
  Component: SummaryScreen,
}

/** A camp of the visitor, or one whose link the visitor has. */
export const campPage: RoutePage<CampQueries, CampData> = {
  ...shared,
  queries: ({ params: { uid = '-' }, search }: Pick<PageContext, 'params' | 'search'>) => ({
    camp: campQuery(uid, readTarget(search).code),
  }),
  head: ({ camp }, { shellText }) => ({
    status: camp ? 200 : 404,
    title: camp?.group || shellText('camps.one'),
    kind: 'website',
  }),
  Component: CampScreen,
}

/** The visitor's camps. */
export const ownPage: RoutePage<{ camps: ReturnType<typeof campsQuery> }, OwnData> = {
  texts: campTexts,
  queries: ({ scope }) => ({ camps: campsQuery({ scope }) }),
  data: ({ camps }, read) => ({ camps: read.optional(camps)?.items }),
  head: ({ camps }, { shellText }) => ({ status: camps ? 200 : 503, title: shellText('camps.own'), kind: 'website' }),
  Component: OwnScreen,
}

/** Asks whether to cancel the camp that the address names. */
export const cancelPage: RoutePage<CampQueries, RegistrationData> = {
  texts: campTexts,
  queries: campOf,
  data({ camp: wanted }, read, { shellText: text, locale, search }) {
    const camp = read.existing(wanted)
    const days = camp && { from: formatDay(camp.from, locale), until: formatDay(camp.until, locale) }
    const canCancel = camp?.canChange === true
    return {
      title: text('camps.cancelTitle'),
      about: [
        sentence(
          camp && days
            ? text(canCancel ? 'camps.cancelText' : 'camps.problem.late', { ...days, title: camp.location.title })
            : text('camps.missingText'),
        ),
      ],
      form: { inputs: [], hidden: {} },
      button: canCancel ? { label: text('camps.cancel'), kind: 'danger' } : undefined,
      back: camp
        ? { path: campTarget(camp.uid, undefined, readTarget(search).code), label: text('camps.keep') }
        : { path: pagePaths.ownCamps, label: text('camps.own') },
    }
  },
  head: ({ title, button }) => ({ status: button ? 200 : 404, title, kind: 'website' }),
  blocks: ({ about }) => about,
  Component: Cancellation,
}

function Cancellation({ data }: { data: RegistrationData }) {
  const { shellText: text } = useSession()
  return (
    <FormScreen
      data={data}
      outcomes={campOutcomes}
      name="camp-cancellation"
      legend={text('camps.fields')}
      back={data.back}
    />
  )
}

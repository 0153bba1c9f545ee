import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { type FormPageData, FormScreen } from '../../../forms/FormScreen'
import type { RoutePage } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import { readingOutcomes } from '../readingOutcomes'
import { kindsQuery, readingsQuery } from '../readingQueries'
import { readingTexts } from '../readingTexts'
import { type ReadingsData, ReadingsScreen } from './ReadingsScreen'

type Queries = { kinds: ReturnType<typeof kindsQuery>; readings: ReturnType<typeof readingsQuery> }

/** The form of a reading and the history of the visitor. */
export const readingsPage: RoutePage<Queries, ReadingsData> = {
  texts: readingTexts,
  queries: ({ scope }) => ({ kinds: kindsQuery({ scope }), readings: readingsQuery({ scope }) }),
  data({ kinds, readings }, read) {
    const { items, inputs } = read.required(kinds)
    return {
      kinds: items,
      inputs: inputs.map((data) => ({ type: 'dynamic-input', id: data.name, data })),
      readings: read.optional(readings)?.items,
    }
  },
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('readings.title'),
    description: shellText('readings.lead'),
    kind: 'website',
  }),
  blocks: ({ inputs }) => inputs,
  Component: ReadingsScreen,
}

/** Asks whether to stop the reminder of the reading that the address names. */
export const reminderPage: RoutePage<Record<never, never>, FormPageData> = {
  texts: readingTexts,
  queries: () => ({}),
  data: (_, __, { shellText: text }) => ({
    title: text('readings.stopTitle'),
    about: [{ type: 'description', data: { text: text('readings.stopText') } }],
    form: { inputs: [], hidden: {} },
    button: { label: text('readings.stop'), kind: 'danger' },
  }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  blocks: ({ about }) => about,
  Component: Reminder,
}

function Reminder({ data }: { data: FormPageData }) {
  const { shellText: text } = useSession()
  const back = { path: pagePaths.readings, label: text('readings.keep') }
  return (
    <FormScreen
      data={data}
      outcomes={readingOutcomes}
      name="reading-reminder"
      legend={text('readings.fields')}
      back={back}
    />
  )
}

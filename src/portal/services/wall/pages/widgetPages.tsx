import type { Block, Modal } from '../../../../../schemas/engine'
import type { PageForm } from '../../../forms/FormFields'
import { type FormPageData, FormScreen } from '../../../forms/FormScreen'
import type { RoutePage } from '../../../location/Route'
import { useSession } from '../../../session/Session'
import { detailsBlocks } from '../detailsBlocks'
import { tileNames } from '../tileNames'
import { wallOutcomes } from '../wallOutcomes'
import { detailsQuery, settingsQuery, wallQuery, widgetPortalsQuery } from '../wallQueries'
import { wallTexts } from '../wallTexts'

/** A parameter of the address; without it, one that names no widget. */
const parameter = (search: string, name: string): string => new URLSearchParams(search).get(name) || '-'

const sentence = (text: string): Block => ({ type: 'description', data: { text } })

/** The pages do without a script what the dialogs of the page of subscriptions do with one. */
const shared = {
  texts: wallTexts,
  head: ({ title }: FormPageData) => ({ status: 200, title, kind: 'website' }) as const,
  blocks: ({ about, form }: FormPageData) => [...about, ...form.inputs],
  Component: WidgetScreen,
}

function WidgetScreen({ data }: { data: FormPageData }) {
  const { shellText: text } = useSession()
  const back = { path: '/abonnement', label: text('wall.back') }
  return <FormScreen data={data} outcomes={wallOutcomes} name="widget" legend={text('wall.settings')} back={back} />
}

const noFields = { inputs: [], hidden: {} }

type AdditionQueries = {
  details: ReturnType<typeof detailsQuery>
  portals: ReturnType<typeof widgetPortalsQuery>
}

/** Says what a widget of the store does, and adds it. */
export const additionPage: RoutePage<AdditionQueries, FormPageData> = {
  ...shared,
  // A widget may have the title of the page that it leads to.
  head: ({ title }, { shellText }) => ({
    status: 200,
    title: shellText('wall.addNamed', { title }),
    kind: 'website',
  }),
  queries: ({ scope, search }) => {
    const widget = parameter(search, 'widget')
    return { details: detailsQuery(scope, widget), portals: widgetPortalsQuery(scope, widget) }
  },
  data: ({ details, portals }, read, { shellText }) => {
    const widget = read.required(details)
    const { configuration } = widget
    const { title, owned, needsSettings } = widget.entry
    const isDone = owned > 0 && !needsSettings
    return {
      title,
      about: [
        ...detailsBlocks(widget, shellText, read.optional(portals)),
        ...(isDone ? [sentence(shellText('wall.ownedNamed', { title }))] : []),
      ],
      form: configuration ? readWidgetForm(configuration) : noFields,
      button: isDone ? undefined : { label: shellText('wall.addNamed', { title }), kind: 'primary' },
    }
  },
}

/** Changes the settings of a widget of the visitor. */
export const settingsPage: RoutePage<{ settings: ReturnType<typeof settingsQuery> }, FormPageData> = {
  ...shared,
  queries: ({ search }) => ({ settings: settingsQuery(parameter(search, 'uid')) }),
  data: ({ settings }, read, { shellText }) => {
    const modal = read.required(settings)
    return {
      title: modal.title ?? shellText('wall.settings'),
      about: [],
      form: readWidgetForm(modal),
      button: { label: shellText('wall.save'), kind: 'primary' },
    }
  },
}

/** Asks whether to remove a widget of the visitor. */
export const removalPage: RoutePage<{ wall: ReturnType<typeof wallQuery> }, FormPageData> = {
  ...shared,
  queries: ({ scope }) => ({ wall: wallQuery(scope) }),
  data: ({ wall }, read, { shellText, search }) => {
    const uid = parameter(search, 'uid')
    const title = tileNames(read.required(wall).tiles).get(uid)
    const question = title === undefined ? shellText('wall.problem.gone') : shellText('wall.removeText', { title })
    return {
      title: shellText('wall.removeTitle'),
      about: [sentence(question)],
      form: noFields,
      button: title === undefined ? undefined : { label: shellText('wall.removeOk'), kind: 'danger' },
    }
  },
}

/** Reads the form from a settings modal. Where that modal first asks for the position, reads the modal behind it. */
function readWidgetForm({ components, buttons = [] }: Modal): PageForm {
  const actions = buttons.flatMap(({ action }) => action ?? [])
  for (const action of actions) {
    if (action.handler === 'refuse_location_bike_parking') return readWidgetForm(action.data.modal)
  }
  const inputs = components.filter((block) => block.type === 'dynamic-input')
  for (const { handler, data } of actions) {
    if (handler === 'submit') return { inputs, hidden: { _widget: String(data.fields?.storeWidget ?? '') } }
    if (handler !== 'config-widget' && handler !== 'update-config-widget') continue
    const { config, storeWidget, position } = data
    const hidden = { _config: config, _widget: storeWidget }
    return { inputs, hidden: position ? { ...hidden, _position: `${position.lat},${position.lon}` } : hidden }
  }
  return { inputs, hidden: {} }
}

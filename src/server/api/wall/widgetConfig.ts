import type { Action, Block, Modal } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { parseForm } from '../forms/parseForm'
import { localized, type Scope } from '../Scope'
import type { StoreWidgetRow, WidgetConfig } from './WidgetKind'
import { wallTexts } from './wallTexts'
import { widgetKinds } from './widgetKinds'

/** Checks the settings that are sent for a widget. Throws a 400 with the issues of every field. */
export async function parseConfig(scope: Scope, store: StoreWidgetRow, given: WidgetConfig): Promise<WidgetConfig> {
  const kind = widgetKinds[store.kind]
  if (kind?.parse) return await kind.parse(scope, given)
  const inputs = (await kind?.fields?.(scope)) ?? []
  return inputs.length > 0 ? parseForm({ inputs }, given, scope) : {}
}

/** A widget whose settings are changed. */
type Configured = { uid: string; title: string | null; config: WidgetConfig }

/** The modal that asks for the settings of a new widget or of one to change; undefined for a kind without settings. */
export async function configurationModal(
  scope: Scope,
  store: StoreWidgetRow,
  widget?: Configured,
): Promise<Modal | undefined> {
  const kind = widgetKinds[store.kind]
  if (kind?.modal) return await kind.modal(scope, store, widget)
  const fields = await kind?.fields?.(scope)
  if (!fields) return undefined
  const texts = wallTexts(scope)
  const title: FormField = { name: 'userTitle', label: texts.userTitle, inputType: 'text', maxLength: 80, minLength: 1 }
  const values: WidgetConfig = { ...widget?.config, ...(widget?.title ? { userTitle: widget.title } : {}) }
  const inputs = [...fields, title].map((field) => toInput(field, values[field.name]))
  return {
    title: localized(store.texts, scope).title,
    components: inputs,
    buttons: [
      { label: texts.cancel, kind: 'secondary', action: { handler: 'close-modal' } },
      { label: texts.save, kind: 'primary', action: await saveAction(scope, store.uid, widget?.uid) },
    ],
  }
}

function toInput({ value: _, ...field }: FormField, value: unknown): Block<'dynamic-input'> {
  const data: Block<'dynamic-input'>['data'] = { ...field }
  // The contract lets a value be any JSON.
  return { type: 'dynamic-input', data: value === undefined ? data : Object.assign(data, { value }) }
}

/** Sends the settings, then leads to the page with the visitor's tiles: the home where walls are merged, else the subscription. */
async function saveAction(scope: Scope, storeWidget: string, uid: string | undefined): Promise<Action> {
  const { account } = await scope.visitor()
  const endpoint = `/core-service/api/v1/${account ? 'user-data' : 'anonymous'}/widget`
  const path = scope.portal.wallType === 'mergedHomeUser' ? '/' : '/abonnement'
  return {
    handler: 'submit',
    data: {
      method: uid === undefined ? 'POST' : 'PUT',
      endpoint: uid === undefined ? endpoint : `${endpoint}/${uid}`,
      fields: { portal: scope.name, storeWidget },
    },
    then: {
      handler: 'close-modal',
      // On the page itself, navigation alone would read nothing again.
      then: { handler: 'refresh', then: { handler: 'navigation', data: { path } } },
    },
  }
}

import type { Action, Modal } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { localized, type Scope } from '../call/Scope'
import { inputBlock } from '../fragments/inputBlock'
import { parseForm } from '../submissions/parseForm'
import type { StoreWidgetRow, WidgetConfig } from './WidgetKind'
import { wallTexts } from './wallTexts'
import { widgetKinds } from './widgetKinds'

/** Validates the given settings of a widget. Throws a 400 with the issues of every field. */
export async function parseConfig(scope: Scope, store: StoreWidgetRow, given: WidgetConfig): Promise<WidgetConfig> {
  const kind = widgetKinds[store.kind]
  if (kind?.parse) return await kind.parse(scope, given)
  const inputs = (await kind?.fields?.(scope)) ?? []
  return inputs.length > 0 ? parseForm({ inputs }, given, scope) : {}
}

/** A widget whose settings are changed. */
type Configured = { uid: string; title: string | null; config: WidgetConfig }

/** Returns the settings modal of a new widget, or of `widget`; undefined for a kind without settings. */
export async function configurationModal(
  scope: Scope,
  store: StoreWidgetRow,
  widget?: Configured,
): Promise<Modal | undefined> {
  const kind = widgetKinds[store.kind]
  if (kind?.modal) return await kind.modal(scope, store, widget)
  const fields = await kind?.fields?.(scope)
  if (!fields) return undefined
  const texts = wallTexts(scope.locale)
  const title: FormField = {
    name: 'userTitle',
    label: texts('userTitle'),
    inputType: 'text',
    maxLength: 80,
    minLength: 1,
  }
  const values: WidgetConfig = { ...widget?.config, ...(widget?.title ? { userTitle: widget.title } : {}) }
  const inputs = [...fields, title].map((field) => inputBlock(field, values[field.name]))
  return {
    title: localized(store.texts, scope).title,
    components: inputs,
    buttons: [
      { label: texts('cancel'), kind: 'secondary', action: { handler: 'close-modal' } },
      { label: texts('save'), kind: 'primary', action: await saveAction(scope, store.uid, widget?.uid) },
    ],
  }
}

/** Returns an action that saves the settings, then opens the page with the visitor's tiles. */
async function saveAction(scope: Scope, storeWidget: string, uid: string | undefined): Promise<Action> {
  const { account } = await scope.visitor()
  const endpoint = `/core-service/api/v1/${account ? 'user-data' : 'anonymous'}/widget`
  const path = scope.portal.wallType === 'mergedHomeUser' ? pagePaths.home : pagePaths.wall
  return {
    handler: 'submit',
    data: {
      method: uid === undefined ? 'POST' : 'PUT',
      endpoint: uid === undefined ? endpoint : `${endpoint}/${uid}`,
      fields: { portal: scope.name, storeWidget },
    },
    then: {
      handler: 'close-modal',
      // Navigation to the current page fetches nothing, so the refresh comes first.
      then: { handler: 'refresh', then: { handler: 'navigation', data: { path } } },
    },
  }
}

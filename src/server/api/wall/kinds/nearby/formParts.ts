import type { Action, Block, Modal } from '../../../../../../schemas'
import { positionOfTown } from '../../../../../../schemas/tracks/positions'
import { localized, type Scope } from '../../../call/Scope'
import { inputBlock } from '../../../fragments/inputBlock'
import type { StoreWidgetRow, WidgetConfig } from '../../WidgetKind'
import { wallTexts } from '../../wallTexts'
import { addressIn, positionIn } from './widgetPlace'

/** The widget whose settings are changed. */
export type ConfiguredWidget = { uid: string; title: string | null; config: WidgetConfig }

export function addressInput({ locale }: Scope, config: WidgetConfig = {}): Block<'dynamic-input'> {
  const texts = wallTexts(locale)
  const address = addressIn(config)
  const position = positionIn(config)
  return inputBlock({
    name: 'address',
    label: texts('form.address'),
    inputType: 'address',
    required: address !== undefined || position === undefined,
    placeholder: texts('form.hint'),
    value: address && { ...address, ...position },
  })
}

/** Returns a map that follows the address field, and the radius field when `radius` (km) is given. It starts at the town's centre. */
export function followingMap({ portal }: Scope, config: WidgetConfig = {}, radius?: number): Block<'map-tile'> {
  const { lat, lon } = positionIn(config) ?? positionOfTown(portal)
  const circle = radius === undefined ? { zoom: 15 } : { radius: radius * 1000, radiusField: 'radius' }
  return { type: 'map-tile', data: { lat, lon, height: 200, addressField: 'address', ...circle } }
}

/** Returns the field for the visitor's own title of the widget. */
export const titleInput = (scope: Scope, title: string | null | undefined): Block<'dynamic-input'> =>
  inputBlock({
    name: 'userTitle',
    label: wallTexts(scope.locale)('userTitle'),
    inputType: 'text',
    minLength: 1,
    maxLength: 80,
    value: title ?? undefined,
  })

/** Returns the modal of a widget: its inputs, and buttons to save or cancel. */
export async function widgetModal(
  scope: Scope,
  store: StoreWidgetRow,
  config: 'blood_collect' | 'bike_parking',
  widget: ConfiguredWidget | undefined,
  components: Block[],
): Promise<Modal> {
  const texts = wallTexts(scope.locale)
  return {
    title: localized(store.texts, scope).title,
    components,
    buttons: [
      { label: texts('cancel'), kind: 'secondary', action: { handler: 'close-modal' } },
      { label: texts('save'), kind: 'primary', action: await saveAction(scope, store, config, widget) },
    ],
  }
}

async function saveAction(
  scope: Scope,
  store: StoreWidgetRow,
  config: 'blood_collect' | 'bike_parking',
  widget: ConfiguredWidget | undefined,
): Promise<Action> {
  const { account } = await scope.visitor()
  const endpoint = `/core-service/api/v1/${account ? 'user-data' : 'anonymous'}/widget`
  const position = widget && positionIn(widget.config)
  const data = {
    config,
    portal: scope.name,
    storeWidget: store.uid,
    wallType: scope.portal.wallType ?? 'standard',
    ...(position ? { position } : {}),
  }
  return widget
    ? { handler: 'update-config-widget', data: { ...data, endpoint: `${endpoint}/${widget.uid}` } }
    : { handler: 'config-widget', data: { ...data, endpoint } }
}

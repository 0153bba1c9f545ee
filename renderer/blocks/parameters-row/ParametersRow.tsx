import { type ReactNode, useRef, useState } from 'react'
import { type Action, isObject, own, type ParametersRowData } from '../../../schemas/engine'
import type { Outcome } from '../../actions/outcome'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useHost, useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { iconButtonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { renderImage } from '../../parts/Image'
import { isIcon } from '../../parts/icons'
import { MenuIcons } from '../../parts/MenuIcons'
import { Row } from '../../parts/Row'
import { Spinner } from '../../parts/Spinner'
import { useFailureText } from '../../parts/useFailureText'
import { useTaskQueue } from '../../parts/useTaskQueue'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './ParametersRow.module.css'

export { default as contract } from '../../../schemas/generated/blocks/parameters-row.js'

/** A widget, or on a page of favourites a favourite, with buttons to notify, configure and remove it, and its menu below. */
export function ParametersRow({ data, action, run }: BlockProps<'parameters-row'>) {
  const { title, icon, iconColor, image, configuration, notifiable, deletable, menu } = data
  const host = useHost()
  const isFavourite = useAddress().route?.includes('favoris') ?? false
  const actions = rowActions(data, isFavourite)
  const [failure, setFailure] = useState<string>()
  const hasControls = configuration !== undefined || (actions !== undefined && (notifiable || deletable))
  const controls = <Controls data={data} actions={actions} run={run} onFailure={setFailure} />
  return (
    <div className={`${cardClass(false)} ${styles.row}`}>
      <Row
        lead={
          image
            ? renderImage(host, { image, width: 46, height: 46, crop: true, className: styles.image })
            : icon !== undefined && icon && isIcon(icon) && <Icon name={icon} />
        }
        tint={image ? undefined : iconColor}
        title={title}
        action={action}
        end={hasControls ? controls : undefined}
        run={run}
      />
      {menu && menu.length > 0 && (
        <div className={styles.menu}>
          <MenuIcons items={menu} run={run} isInCard />
        </div>
      )}
      {failure && (
        <div className={styles.failure}>
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </div>
  )
}

type ControlsProps = {
  data: ParametersRowData
  actions: RowActions
  run: Run
  /** Called with the message of a failed action, and with undefined when one starts or succeeds. */
  onFailure(message: string | undefined): void
}

/** The buttons of a row. */
function Controls({ data, actions, run, onFailure }: ControlsProps) {
  const { title, configuration, notifiable, deletable } = data
  const text = useText()
  const bell = useNotificationToggle(data)
  const { isPending, enqueue } = useTaskQueue<'bell' | 'remove'>()
  const failureText = useFailureText()

  const runWithSpinner = (target: 'bell' | 'remove', start: () => Promise<Outcome>) =>
    enqueue(target, async () => {
      onFailure(undefined)
      onFailure(failureText(await start()))
    })
  const button = (target: 'bell' | 'remove', name: string, sign: ReactNode, start: () => Promise<Outcome>) => (
    <button
      type="button"
      className={`${iconButtonClass} ${styles.button}`}
      data-danger={target === 'remove' || undefined}
      aria-label={name}
      aria-pressed={target === 'bell' ? bell.isOn : undefined}
      aria-disabled={isPending(target) || undefined}
      onClick={() => runWithSpinner(target, start)}
    >
      {isPending(target) ? <Spinner label={text('parameters.busy')} /> : sign}
    </button>
  )
  return (
    <div className={styles.controls}>
      {notifiable &&
        actions &&
        button('bell', text('parameters.notify', { title }), <Icon name={bell.isOn ? 'bell' : 'bell-off'} />, () =>
          bell.toggle((on) => run(actions.notify(on))),
        )}
      {configuration && (
        <ActionLink action={configuration} run={run} className={`${iconButtonClass} ${styles.button}`}>
          <Icon name="settings" />
          <VisuallyHidden>{text('parameters.configure', { title })}</VisuallyHidden>
        </ActionLink>
      )}
      {deletable &&
        actions &&
        button('remove', text('parameters.remove', { title }), <Icon name="trash" />, () => run(actions.remove))}
    </div>
  )
}

/** Actions of a row; undefined when its data lacks the uid they need. */
type RowActions = { notify(on: boolean): Action; remove: Action } | undefined

/** A favourite is addressed by its type and its own uid, a widget by its uid. */
export function rowActions({ uid, favoriteUid, type }: ParametersRowData, isFavourite: boolean): RowActions {
  if (!isFavourite)
    return actionsOf(`widget/${encodeURIComponent(uid)}`, {
      handler: 'remove_widget',
      data: { path: encodeURIComponent(uid) },
    })
  if (favoriteUid === undefined || type === undefined) return undefined
  const path = `${encodeURIComponent(type)}/${encodeURIComponent(favoriteUid)}`
  return actionsOf(`favorite/${path}`, { handler: 'remove_fav', data: { path } })
}

const actionsOf = (path: string, remove: Action): RowActions => ({
  notify: (on) => ({ handler: on ? 'add_notification' : 'remove_notification', data: { path: `${path}/${on}` } }),
  remove,
})

/**
 * The notification setting of a row. The event `toggle` with the row's uid or favourite uid inverts it, or sets it to
 * the event's `enabled`. While the row's own action runs, the event is the response to that action and does not
 * invert the setting.
 */
export function useNotificationToggle({ uid, favoriteUid, notificationsEnabled = false }: ParametersRowData) {
  const [bell, setBell] = useState({ source: notificationsEnabled, on: notificationsEnabled })
  const isToggling = useRef(false)
  const isOn = bell.source === notificationsEnabled ? bell.on : notificationsEnabled
  const set = (on: boolean) => setBell({ source: notificationsEnabled, on })

  useHostEvent('toggle', (data) => {
    const name = isObject(data) ? own(data, 'uid') : data
    if (name === undefined || (name !== uid && name !== favoriteUid)) return
    const enabled = isObject(data) ? own(data, 'enabled') : undefined
    if (typeof enabled === 'boolean') set(enabled)
    else if (!isToggling.current) set(!isOn)
  })

  return {
    isOn,
    /** Inverts the setting at once and restores it when the action fails. */
    async toggle(start: (on: boolean) => Promise<Outcome>): Promise<Outcome> {
      isToggling.current = true
      set(!isOn)
      const outcome = await start(!isOn)
      isToggling.current = false
      if (outcome.status !== 'done') set(isOn)
      return outcome
    },
  }
}

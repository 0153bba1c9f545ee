import { type ReactNode, useRef, useState } from 'react'
import { type Action, isObject, own, type ParametersRowData } from '../../../schemas/engine'
import type { Outcome } from '../../actions/outcome'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps } from '../../engine/BlockProps'
import { useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { iconButtonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { isIcon } from '../../parts/icons'
import { Row } from '../../parts/Row'
import { Spinner } from '../../parts/Spinner'
import { useFailureText } from '../../parts/useFailureText'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './ParametersRow.module.css'

export { default as contract } from '../../../schemas/generated/blocks/parameters-row.js'

/** A widget, or a favourite on a page of favourites, with buttons to notify, to configure and to remove it. */
export function ParametersRow({ data, action, run }: BlockProps<'parameters-row'>) {
  const { title, icon, iconColor, image, configuration, notifiable, deletable } = data
  const text = useText()
  const isFavourite = useAddress().route?.includes('favoris') ?? false
  const can = rowActions(data, isFavourite)
  const bell = useBell(data)
  const [waiting, setWaiting] = useState<'bell' | 'remove'>()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()

  const follow = async (what: 'bell' | 'remove', start: () => Promise<Outcome>) => {
    if (waiting) return
    setWaiting(what)
    setFailure(undefined)
    const outcome = await start()
    setWaiting(undefined)
    setFailure(failureText(outcome))
  }
  const button = (what: 'bell' | 'remove', name: string, sign: ReactNode, start: () => Promise<Outcome>) => (
    <button
      type="button"
      className={`${iconButtonClass} ${styles.button}`}
      data-danger={what === 'remove' || undefined}
      aria-label={name}
      aria-pressed={what === 'bell' ? bell.isOn : undefined}
      aria-disabled={waiting !== undefined || undefined}
      onClick={() => follow(what, start)}
    >
      {waiting === what ? <Spinner label={text('parameters.busy')} /> : sign}
    </button>
  )
  const controls = (
    <div className={styles.controls}>
      {notifiable &&
        can &&
        button('bell', text('parameters.notify', { title }), <Icon name={bell.isOn ? 'bell' : 'bell-off'} />, () =>
          bell.toggle((on) => run(can.notify(on))),
        )}
      {configuration && (
        <ActionLink action={configuration} run={run} className={`${iconButtonClass} ${styles.button}`}>
          <Icon name="settings" />
          <VisuallyHidden>{text('parameters.configure', { title })}</VisuallyHidden>
        </ActionLink>
      )}
      {deletable &&
        can &&
        button('remove', text('parameters.remove', { title }), <Icon name="trash" />, () => run(can.remove))}
    </div>
  )
  const hasControls = configuration !== undefined || (can !== undefined && (notifiable || deletable))
  return (
    <div className={`${cardClass(false)} ${styles.row}`}>
      <Row
        lead={
          image ? (
            <Image image={image} width={46} height={46} crop className={styles.image} />
          ) : (
            icon !== undefined && icon && isIcon(icon) && <Icon name={icon} />
          )
        }
        tint={image ? undefined : iconColor}
        title={title}
        action={action}
        end={hasControls ? controls : undefined}
        run={run}
      />
      {failure && (
        <div className={styles.failure}>
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
    </div>
  )
}

/** Escapes a segment of a path. */
const encodeSegment = encodeURIComponent

/** Actions of a row; undefined when its data lacks the uid they need. */
type RowActions = { notify(on: boolean): Action; remove: Action } | undefined

/** A favourite is addressed by its type and its own uid, a widget by its uid. */
export function rowActions({ uid, favoriteUid, favoriteType }: ParametersRowData, isFavourite: boolean): RowActions {
  if (!isFavourite)
    return actionsOf(`widget/${encodeSegment(uid)}`, { handler: 'remove_widget', data: { path: encodeSegment(uid) } })
  if (favoriteUid === undefined || favoriteType === undefined) return undefined
  const path = `${encodeSegment(favoriteType)}/${encodeSegment(favoriteUid)}`
  return actionsOf(`favorite/${path}`, { handler: 'remove_fav', data: { path } })
}

const actionsOf = (path: string, remove: Action): RowActions => ({
  notify: (on) => ({ handler: on ? 'add_notification' : 'remove_notification', data: { path: `${path}/${on}` } }),
  remove,
})

/**
 * Whether a row notifies. The event `toggle` with its uid or favourite uid inverts the value, or sets it if the event carries
 * `enabled`. While the row's own action runs, the event is the response to that action and does not invert the value.
 */
export function useBell({ uid, favoriteUid, notificationsEnabled = false }: ParametersRowData) {
  const [bell, setBell] = useState({ of: notificationsEnabled, on: notificationsEnabled })
  const waits = useRef(false)
  const isOn = bell.of === notificationsEnabled ? bell.on : notificationsEnabled
  const set = (on: boolean) => setBell({ of: notificationsEnabled, on })

  useHostEvent('toggle', (data) => {
    const name = isObject(data) ? own(data, 'uid') : data
    if (name === undefined || (name !== uid && name !== favoriteUid)) return
    const enabled = isObject(data) ? own(data, 'enabled') : undefined
    if (typeof enabled === 'boolean') set(enabled)
    else if (!waits.current) set(!isOn)
  })

  return {
    isOn,
    /** Inverts the value at once, and restores it when the action fails. */
    async toggle(start: (on: boolean) => Promise<Outcome>): Promise<Outcome> {
      waits.current = true
      set(!isOn)
      const outcome = await start(!isOn)
      waits.current = false
      if (outcome.status !== 'done') set(isOn)
      return outcome
    },
  }
}

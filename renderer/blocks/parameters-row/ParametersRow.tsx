import { type ReactNode, useRef, useState } from 'react'
import { type Action, isObject, own, type ParametersRowData } from '../../../schemas/engine'
import { lastOutcome, type Outcome } from '../../actions/outcome'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps } from '../../engine/BlockProps'
import { useHostEvent } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { isIcon } from '../../parts/icons'
import { Row } from '../../parts/Row'
import { Spinner } from '../../parts/Spinner'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './ParametersRow.module.css'

export { default as contract } from '../../../schemas/generated/blocks/parameters-row.js'

/** A widget, or on a page of favourites a favourite, with its bell, its settings and its removal. */
export function ParametersRow({ data, action, run }: BlockProps<'parameters-row'>) {
  const { title, icon, iconColor, image, configuration, notifiable, deletable } = data
  const text = useText()
  const isFavourite = useAddress().route?.includes('favoris') ?? false
  const can = rowActions(data, isFavourite)
  const bell = useBell(data)
  const [waiting, setWaiting] = useState<'bell' | 'remove'>()
  const [failed, setFailed] = useState(false)

  const follow = async (what: 'bell' | 'remove', start: () => Promise<Outcome>) => {
    if (waiting) return
    setWaiting(what)
    setFailed(false)
    const { status } = lastOutcome(await start())
    setWaiting(undefined)
    setFailed(status === 'failed' || status === 'invalid')
  }
  const button = (what: 'bell' | 'remove', name: string, sign: ReactNode, start: () => Promise<Outcome>) => (
    <button
      type="button"
      className={styles.button}
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
          bell.turn((on) => run(can.notify(on))),
        )}
      {configuration && (
        <ActionLink action={configuration} run={run} className={styles.button}>
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
      {failed && (
        <div className={styles.failure}>
          <ErrorText>{text('error.basic')}</ErrorText>
        </div>
      )}
    </div>
  )
}

/** A part of a path: what a name holds must not end it. */
const part = encodeURIComponent

/** What a row of settings can ask for; undefined when the thing has no name for it. */
type RowActions = { notify(on: boolean): Action; remove: Action } | undefined

/** As a favourite it goes by its type and its own uid, as a widget by its uid. */
export function rowActions({ uid, favoriteUid, favoriteType }: ParametersRowData, isFavourite: boolean): RowActions {
  if (!isFavourite) return actionsOf(`widget/${part(uid)}`, { handler: 'remove_widget', data: { path: part(uid) } })
  if (favoriteUid === undefined || favoriteType === undefined) return undefined
  const path = `${part(favoriteType)}/${part(favoriteUid)}`
  return actionsOf(`favorite/${path}`, { handler: 'remove_fav', data: { path } })
}

const actionsOf = (path: string, remove: Action): RowActions => ({
  notify: (on) => ({ handler: on ? 'add_notification' : 'remove_notification', data: { path: `${path}/${on}` } }),
  remove,
})

/**
 * Whether a row notifies. The event `toggle` with its uid or favourite uid turns it over; one that also tells `enabled`
 * sets it. While the row waits for a press of its own, the event is the answer to that.
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
    /** Shown at once, and taken back when it fails. */
    async turn(start: (on: boolean) => Promise<Outcome>): Promise<Outcome> {
      waits.current = true
      set(!isOn)
      const outcome = await start(!isOn)
      waits.current = false
      if (outcome.status !== 'done') set(isOn)
      return outcome
    },
  }
}

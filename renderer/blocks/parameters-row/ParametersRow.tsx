import { type ReactNode, useState } from 'react'
import { lastOutcome, type Outcome } from '../../actions/outcome'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps } from '../../engine/BlockProps'
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
import { rowActions } from './rowActions'
import { useBell } from './useBell'

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

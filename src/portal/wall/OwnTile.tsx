import { type ReactNode, useMemo, useState } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { cardClass } from '../../../renderer/parts/cardClass'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Icon } from '../../../renderer/parts/Icon'
import { Spinner } from '../../../renderer/parts/Spinner'
import type { Action, WallTile } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { PageBlocks } from '../shell/PageView'
import { openSettings } from './openSettings'
import styles from './Subscription.module.css'

type Control = 'bell' | 'settings' | 'remove'

/** A tile above the buttons that mute, configure and remove it. */
export function OwnTile({ tile: { uid, title, block, notifiable, notify, hasSettings } }: { tile: WallTile }) {
  const session = useSession()
  const { shellText: text } = session
  const { run } = useHost()
  const [busy, setBusy] = useState<Control>()
  const [hasFailed, setFailed] = useState(false)
  const components = useMemo(() => [block], [block])

  const start = async (control: Control, work: () => Promise<boolean>) => {
    if (busy) return
    setBusy(control)
    setFailed(false)
    setFailed(!(await work()))
    setBusy(undefined)
  }
  const perform = async (action: Action) => {
    const { status } = await run(action, { key: `tile-${uid}` })
    return status !== 'failed'
  }
  const path = encodeURIComponent(uid)
  const button = (control: Control, name: string, icon: ReactNode, work: () => Promise<boolean>) => (
    <button
      type="button"
      className={styles.button}
      data-control={control}
      aria-label={name}
      aria-pressed={control === 'bell' ? notify : undefined}
      aria-disabled={busy !== undefined || undefined}
      onClick={() => void start(control, work)}
    >
      {busy === control ? <Spinner label={text('wall.busy')} /> : icon}
    </button>
  )
  return (
    <li className={`${cardClass(false)} ${styles.tile}`}>
      <PageBlocks components={components} />
      {hasFailed && (
        <div className={styles.failure}>
          <ErrorText>{text('wall.failed')}</ErrorText>
        </div>
      )}
      <div className={styles.controls}>
        {notifiable &&
          button('bell', text('wall.notify', { title }), <Icon name={notify ? 'bell' : 'bell-off'} />, () =>
            perform({
              handler: notify ? 'remove_notification' : 'add_notification',
              data: { path: `widget/${path}/${!notify}` },
            }),
          )}
        {hasSettings &&
          button('settings', text('wall.configure', { title }), <Icon name="settings" />, () =>
            openSettings(session, uid),
          )}
        {button('remove', text('wall.remove', { title }), <Icon name="trash" />, () =>
          perform({ handler: 'remove_widget', data: { path } }),
        )}
      </div>
    </li>
  )
}

import { useMemo, useState } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Icon } from '../../../renderer/parts/Icon'
import type { IconName } from '../../../renderer/parts/icons'
import type { Action, WallTile } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { PageBlocks } from '../shell/PageView'
import { openSettings } from './openSettings'
import styles from './Subscription.module.css'

type Props = { tile: WallTile; move: ((by: number) => void) | undefined; isFirst: boolean; isLast: boolean }

/** A tile with the buttons that mute, configure and remove it or, while tiles are sorted, move it. */
export function OwnTile({ tile, move, isFirst, isLast }: Props) {
  const { uid, title, block, notifiable, notify, hasSettings } = tile
  const session = useSession()
  const { shellText: text } = session
  const { run } = useHost()
  const [hasFailed, setFailed] = useState(false)
  const components = useMemo(() => [block], [block])

  const start = async (action: Action) => {
    const { status } = await run(action, { key: `tile-${uid}` })
    setFailed(status === 'failed')
  }
  const path = encodeURIComponent(uid)
  const button = (name: string, icon: IconName, onClick: () => unknown, more: object = {}) => (
    <button type="button" className={styles.button} aria-label={name} onClick={() => void onClick()} {...more}>
      <Icon name={icon} />
    </button>
  )
  return (
    <li className={styles.tile}>
      <PageBlocks components={components} />
      <div className={styles.controls}>
        {move ? (
          <>
            {button(text('wall.up', { title }), 'chevron-left', () => move(-1), {
              'aria-disabled': isFirst || undefined,
            })}
            {button(text('wall.down', { title }), 'chevron-right', () => move(1), {
              'aria-disabled': isLast || undefined,
            })}
          </>
        ) : (
          <>
            {notifiable &&
              button(
                text('wall.notify', { title }),
                notify ? 'bell' : 'bell-off',
                () =>
                  start({
                    handler: notify ? 'remove_notification' : 'add_notification',
                    data: { path: `widget/${path}/${!notify}` },
                  }),
                { 'aria-pressed': notify },
              )}
            {hasSettings &&
              button(text('wall.configure', { title }), 'settings', async () =>
                setFailed(!(await openSettings(session, uid))),
              )}
            {button(text('wall.remove', { title }), 'trash', () =>
              start({
                handler: 'remove_widget',
                data: { path },
                confirm: {
                  title: text('wall.removeTitle'),
                  text: text('wall.removeText', { title }),
                  ok: text('wall.removeOk'),
                  cancel: text('wall.cancel'),
                },
              }),
            )}
          </>
        )}
      </div>
      {hasFailed && <ErrorText>{text('wall.failed')}</ErrorText>}
    </li>
  )
}

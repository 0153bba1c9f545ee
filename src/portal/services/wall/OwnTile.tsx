import { type ButtonHTMLAttributes, type ReactNode, useMemo, useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../renderer/parts/Icon'
import { Spinner } from '../../../../renderer/parts/Spinner'
import { useTaskQueue } from '../../../../renderer/parts/useTaskQueue'
import type { Action, WallTile } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { PageBlocks } from '../../shell/PageView'
import { MoveButtons } from '../../sorting/MoveButtons'
import { openSettings } from './openSettings'
import styles from './Subscription.module.css'
import { pageForm, wallForm } from './WallForms'
import { problemKey, showGone, type WallProblem, wallProblem } from './wallProblem'

type Control = 'bell' | 'settings' | 'remove'

type Props = {
  tile: WallTile
  /** Name that distinguishes the tile from the others. */
  name: string
  /** Labels of the buttons that move the tile without a script; undefined at the end of the list. */
  moves: { up: string | undefined; down: string | undefined }
}

/** A tile above the buttons that mute, configure and remove it. Without a script they post the form of the wall. */
export function OwnTile({ tile: { uid, block, notifiable, notify, hasSettings }, name: title, moves }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const { run } = useHost()
  const { isPending, enqueue } = useTaskQueue<Control>()
  const [problem, setProblem] = useState<WallProblem>()
  const components = useMemo(() => [block], [block])

  const start = (control: Control, work: () => Promise<WallProblem | undefined>) =>
    enqueue(control, async () => {
      setProblem(undefined)
      const found = await work()
      if (found === 'gone') await showGone(session, title)
      else setProblem(found)
    })
  const perform = async (action: Action) => {
    const outcome = await run(action, { key: `tile-${uid}` })
    return outcome.status === 'failed' ? wallProblem(outcome.error) : undefined
  }
  const path = encodeURIComponent(uid)
  const to = (page: string) =>
    ({ form: pageForm, name: 'uid', formMethod: 'get', formAction: portalPath(session.portal.cardName, page) }) as const
  const button = (
    control: Control,
    name: string,
    icon: ReactNode,
    posted: ButtonHTMLAttributes<HTMLButtonElement>,
    work: () => Promise<WallProblem | undefined>,
  ) => (
    <button
      type="submit"
      form={wallForm}
      value={uid}
      {...posted}
      className={styles.button}
      data-control={control}
      aria-label={name}
      aria-pressed={control === 'bell' ? notify : undefined}
      aria-disabled={isPending(control) || undefined}
      onClick={(event) => {
        event.preventDefault()
        start(control, work)
      }}
    >
      {isPending(control) ? <Spinner label={text('wall.busy')} /> : icon}
    </button>
  )
  return (
    <li className={`${cardClass(false)} ${styles.tile}`}>
      <PageBlocks components={components} />
      {problem && (
        <div className={styles.failure}>
          <ErrorText>{text(problemKey(problem))}</ErrorText>
        </div>
      )}
      <div className={styles.controls}>
        <noscript>
          <span className={styles.moves}>
            <MoveButtons form={wallForm} id={uid} up={moves.up} down={moves.down} className={styles.button} />
          </span>
        </noscript>
        {notifiable &&
          button(
            'bell',
            text('wall.notify', { title }),
            <Icon name={notify ? 'bell' : 'bell-off'} />,
            { name: notify ? 'mute' : 'notify' },
            () =>
              perform({
                handler: notify ? 'remove_notification' : 'add_notification',
                data: { path: `widget/${path}/${!notify}` },
              }),
          )}
        {hasSettings &&
          button(
            'settings',
            text('wall.configure', { title }),
            <Icon name="settings" />,
            to('/abonnement/regler'),
            () => openSettings(session, uid),
          )}
        {button('remove', text('wall.remove', { title }), <Icon name="trash" />, to('/abonnement/retirer'), () =>
          perform({ handler: 'remove_widget', data: { path } }),
        )}
      </div>
    </li>
  )
}

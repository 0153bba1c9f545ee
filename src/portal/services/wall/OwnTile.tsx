import { type ButtonHTMLAttributes, useMemo, useState } from 'react'
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
  const { portal, shellText: text } = session
  const { problem, isPending, start, perform } = useTileControls(uid, title)
  const components = useMemo(() => [block], [block])
  const path = encodeURIComponent(uid)
  const to = (page: string) =>
    ({ form: pageForm, name: 'uid', formMethod: 'get', formAction: portalPath(portal.cardName, page) }) as const
  const button = (control: Control, work: Work) => ({
    uid,
    control,
    isPending: isPending(control),
    onPress: () => start(control, work),
  })
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
        {notifiable && (
          <TileButton
            {...button('bell', () =>
              perform({
                handler: notify ? 'remove_notification' : 'add_notification',
                data: { path: `widget/${path}/${!notify}` },
              }),
            )}
            label={text('wall.notify', { title })}
            icon={notify ? 'bell' : 'bell-off'}
            posted={{ name: notify ? 'mute' : 'notify' }}
            isPressed={notify}
          />
        )}
        {hasSettings && (
          <TileButton
            {...button('settings', () => openSettings(session, uid))}
            label={text('wall.configure', { title })}
            icon="settings"
            posted={to('/abonnement/regler')}
          />
        )}
        <TileButton
          {...button('remove', () => perform({ handler: 'remove_widget', data: { path } }))}
          label={text('wall.remove', { title })}
          icon="trash"
          posted={to('/abonnement/retirer')}
        />
      </div>
    </li>
  )
}

type Control = 'bell' | 'settings' | 'remove'

/** What a press does. It resolves to the problem where it failed. */
type Work = () => Promise<WallProblem | undefined>

/** Runs what the buttons of a tile start, one after the other, and keeps the problem of the last one. */
function useTileControls(uid: string, title: string) {
  const session = useSession()
  const { run } = useHost()
  const { isPending, enqueue } = useTaskQueue<Control>()
  const [problem, setProblem] = useState<WallProblem>()

  const start = (control: Control, work: Work) =>
    enqueue(control, async () => {
      setProblem(undefined)
      const workProblem = await work()
      if (workProblem === 'gone') await showGone(session, title)
      else setProblem(workProblem)
    })
  const perform = async (action: Action) => {
    const outcome = await run(action, { key: `tile-${uid}` })
    return outcome.status === 'failed' ? wallProblem(outcome.error) : undefined
  }
  return { problem, isPending, start, perform }
}

type TileButtonProps = {
  uid: string
  control: Control
  label: string
  icon: string
  /** What the button posts without a script. */
  posted: ButtonHTMLAttributes<HTMLButtonElement>
  isPressed?: boolean | undefined
  isPending: boolean
  onPress(): void
}

/** A button of a tile. */
function TileButton({ uid, control, label, icon, posted, isPressed, isPending, onPress }: TileButtonProps) {
  const { shellText: text } = useSession()
  return (
    <button
      type="submit"
      form={wallForm}
      value={uid}
      {...posted}
      className={styles.button}
      data-control={control}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {isPending ? <Spinner label={text('wall.busy')} /> : <Icon name={icon} />}
    </button>
  )
}

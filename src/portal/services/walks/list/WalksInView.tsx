import { useMemo, useRef } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { isUnmodifiedClick } from '../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import type { Action, Block } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import type { PlacedWalk } from './placedWalks'
import type { WalkSelection } from './useWalkSelection'
import styles from './WalksInView.module.css'

type Props = {
  walks: readonly PlacedWalk[]
  /** Keys of the walks in view; undefined until the map has a view. */
  visible: readonly string[] | undefined
  selection: WalkSelection
  isOpen: boolean
  highlighted: string | undefined
  onHighlight(key: string | undefined): void
}

/** The list beside the map: the walks in view, or those of the opened cluster. */
export function WalksInView({ walks, visible, selection, isOpen, highlighted, onHighlight }: Props) {
  const { shellText: text } = useSession()
  const list = useRef<HTMLElement>(null)
  const visibleKeys = selection.cluster ?? visible
  const listedWalks = useMemo(
    () => walks.filter(({ pin }) => !visibleKeys || visibleKeys.includes(pin.key)),
    [walks, visibleKeys],
  )
  const leaveCluster = () => {
    // The pressed link is about to disappear.
    list.current?.focus({ preventScroll: true })
    selection.close()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={text('walks.viewList')}>
      {selection.cluster && selection.walk === undefined && (
        <LeaveCluster href={selection.closeHref} onPress={leaveCluster} />
      )}
      <div className={styles.top}>
        <p className={styles.count} role="status">
          {text(selection.cluster ? 'walks.inCluster' : 'walks.inView', { count: listedWalks.length })}
        </p>
        <ListToggle isOpen={isOpen} />
      </div>
      {isOpen && (
        <ul id="walks-in-view" className={styles.rows}>
          {listedWalks.map(({ pin, block }) => (
            <li
              key={pin.key}
              data-current={pin.key === highlighted || pin.key === selection.walk || undefined}
              onPointerEnter={() => onHighlight(pin.key)}
              onPointerLeave={() => onHighlight(undefined)}
            >
              <Row
                block={block}
                path={selection.chooseAction(pin.key).data.path}
                replaces={selection.walk !== undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A link from the walks of a cluster back to all walks. */
function LeaveCluster({ href, onPress }: { href: string; onPress(): void }) {
  const { shellText: text } = useSession()
  return (
    <a
      className={buttonClass('link')}
      href={href}
      rel="nofollow"
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      <Icon name="chevron-left" />
      {text('walks.leaveCluster')}
    </a>
  )
}

/** Opens and closes the list beside the map. */
function ListToggle({ isOpen }: { isOpen: boolean }) {
  const { shellText: text } = useSession()
  const host = useHost()
  const { to } = usePageQuery()
  return (
    <button
      type="button"
      className={buttonClass('link')}
      aria-expanded={isOpen}
      aria-controls="walks-in-view"
      onClick={() => void host.run(to({ liste: isOpen ? 'non' : undefined }, true), { key: 'walk-list' })}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
      {text(isOpen ? 'walks.listHide' : 'walks.listShow')}
    </button>
  )
}

/** A walk of the list. It selects the walk on the map instead of opening its page. */
function Row({ block, path, replaces }: { block: Block; path: string; replaces: boolean }) {
  const blocks = useMemo(() => {
    const action: Action = { handler: 'navigation', data: { path, ...(replaces && { replace: true }) } }
    return [{ ...block, action }]
  }, [block, path, replaces])
  return <PageBlocks components={blocks} />
}

import { type MouseEvent, useMemo, useState } from 'react'
import type { MenuGridData } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { Loaded, lazy } from '../../engine/lazy'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { isIcon } from '../../parts/icons'
import styles from './MenuGrid.module.css'

export { default as contract } from '../../../schemas/generated/blocks/menu-grid.js'

// Loaded on demand: many pages show a menu, and few visitors open all of it.
const dialog = lazy('Dialog', () => import('../../parts/Dialog'))

/** Number of entries shown before the tile that opens the full menu. */
const phoneTiles = 3
const desktopTiles = 12

/** Whether an entry is shown on all screens, on wide screens only, or only in the full menu. */
const visibilityOf = (index: number) => (index < phoneTiles ? 'first' : index < desktopTiles ? 'wide' : 'rest')

/** A menu as tiles. The last tile opens the full menu: in a dialog, or below the tiles without a script. */
export function MenuGrid({ data, run }: BlockProps<'menu-grid'>) {
  const items = useMemo(() => data.items.filter(({ title }) => title.trim()), [data.items])
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const openAll = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  if (items.length === 0) return null
  const more = items.length > desktopTiles ? 'always' : items.length > phoneTiles ? 'phones' : undefined
  return (
    <>
      <ul className={styles.grid} data-count={Math.min(items.length, phoneTiles)} data-more={more}>
        {items.slice(0, desktopTiles).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: menu entries have no id but their index
          <li key={index} data-place={visibilityOf(index)}>
            <Tile item={item} run={run} />
          </li>
        ))}
        {more && (
          <li className={styles.more}>
            <details>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is */}
              <summary className={`${styles.tile} ${styles.pressable}`} onClick={openAll}>
                <span className={styles.icon}>
                  <Icon name="grid" />
                </span>
                <span className={styles.name}>{text('menu.more')}</span>
              </summary>
              <Tiles items={items.slice(phoneTiles)} from={phoneTiles} run={run} />
            </details>
          </li>
        )}
      </ul>
      {open && (
        <Loaded value={dialog}>
          {(Dialog) => (
            <Dialog title={text('menu.all')} onClose={close}>
              <Tiles items={items} run={run} onPress={close} />
            </Dialog>
          )}
        </Loaded>
      )}
    </>
  )
}

type TilesProps = { items: readonly MenuItem[]; from?: number; run: Run; onPress?: () => void }

function Tiles({ items, from, run, onPress }: TilesProps) {
  return (
    <ul className={styles.all}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: menu entries have no id but their index
        <li key={index} data-place={from === undefined ? undefined : visibilityOf(from + index)}>
          <Tile item={item} run={run} onPress={onPress} />
        </li>
      ))}
    </ul>
  )
}

export type MenuItem = MenuGridData['items'][number]

/** First letter or digit of a title, which stands in for a missing icon. */
const firstLetter = /[\p{L}\p{N}]/u

/** One entry of the menu. */
export function Tile({ item, run, onPress }: { item: MenuItem; run: Run; onPress?: (() => void) | undefined }) {
  const { icon = '', title, action } = item
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {isIcon(icon) ? <Icon name={icon} /> : firstLetter.exec(title)?.[0].toUpperCase()}
      </span>
      <span className={styles.name}>{title}</span>
    </>
  )
  if (!action) return <div className={styles.tile}>{content}</div>
  return (
    <ActionLink action={action} run={run} className={`${styles.tile} ${styles.pressable}`} onPress={onPress}>
      {content}
    </ActionLink>
  )
}

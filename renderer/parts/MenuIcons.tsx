import { type MouseEvent, useMemo, useState } from 'react'
import type { MenuEntry } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { Loaded, lazy } from '../engine/lazy'
import { useServed } from '../engine/useServed'
import { useText } from '../i18n/TextContext'
import { ActionLink } from './ActionLink'
import { Icon } from './Icon'
import { isIcon } from './icons'
import styles from './MenuIcons.module.css'

// Loaded on demand: many pages show a menu, and few visitors open all of it.
const dialog = lazy('Dialog', () => import('./Dialog'))

/** Number of entries shown before the tile that opens the full menu. */
const phoneTiles = 3
const desktopTiles = 12

/** Whether an entry is shown on all screens, on wide screens only, or only in the full menu. */
const visibilityOf = (index: number) => (index < phoneTiles ? 'first' : index < desktopTiles ? 'wide' : 'rest')

type Props = {
  items: readonly MenuEntry[]
  run: Run
  /** Whether the tiles are part of a card and none of their own. */
  isInCard?: boolean
}

/** A menu as tiles. The last tile opens the full menu: in a dialog, or below the tiles without a script. */
export function MenuIcons({ items: entries, run, isInCard }: Props) {
  const served = useServed(entries)
  const items = useMemo(() => served.filter(({ title }) => title.trim()), [served])
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
      <ul
        className={styles.grid}
        data-count={Math.min(items.length, phoneTiles)}
        data-more={more}
        data-plain={isInCard}
      >
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

type TilesProps = { items: readonly MenuEntry[]; from?: number; run: Run; onPress?: () => void }

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

/** First letter or digit of a title, which stands in for a missing icon. */
const firstLetter = /[\p{L}\p{N}]/u

/** One entry of the menu. */
function Tile({ item, run, onPress }: { item: MenuEntry; run: Run; onPress?: (() => void) | undefined }) {
  const { icon = '', title, locale, action } = item
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {isIcon(icon) ? <Icon name={icon} /> : firstLetter.exec(title)?.[0].toUpperCase()}
      </span>
      <span className={styles.name} lang={locale}>
        {title}
      </span>
    </>
  )
  if (!action) return <div className={styles.tile}>{content}</div>
  return (
    <ActionLink action={action} run={run} className={`${styles.tile} ${styles.pressable}`} onPress={onPress}>
      {content}
    </ActionLink>
  )
}

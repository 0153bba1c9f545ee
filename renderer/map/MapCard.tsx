import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { Blocks } from '../engine/Blocks'
import { DocumentProvider } from '../engine/DocumentContext'
import { useText } from '../i18n/TextContext'
import { buttonClass, iconButtonClass } from '../parts/buttonClass'
import { Icon } from '../parts/Icon'
import styles from './MapCard.module.css'
import type { MapPin } from './MapContent'

type Props = {
  /** One pin, or those of a cluster to choose from. */
  pins: readonly MapPin[]
  /** Opens the detail of the pin; without it, the pin's own block is shown. */
  onOpen: ((key: string) => void) | undefined
  onChoose: (pin: MapPin) => void
  onClose: () => void
}

/** The details of the pin that the visitor chose, over the lower edge of the map. The card takes the focus and gives it back. */
export function MapCard({ pins, onOpen, onChoose, onClose }: Props) {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    container.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const [pin, ...others] = pins
  if (!pin) return null
  const title = others.length > 0 ? text('map.cluster', { count: pins.length }) : pin.title?.trim() || text('map.place')
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={container}
      className={styles.card}
      role="group"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.content}>
        {others.length > 0 ? (
          <PinChoice title={title} pins={pins} onChoose={onChoose} />
        ) : (
          <PinDetails title={title} pin={pin} onOpen={onOpen} />
        )}
      </div>
      <button
        type="button"
        className={`${iconButtonClass} ${styles.close}`}
        aria-label={text('dialog.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/** The pins of a cluster to choose from. */
function PinChoice({ title, pins, onChoose }: Pick<Props, 'pins' | 'onChoose'> & { title: string }) {
  const text = useText()
  return (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {pins.map((pin) => (
          <li key={pin.key}>
            <button type="button" className={styles.choice} onClick={() => onChoose(pin)}>
              {pin.title?.trim() || text('map.place')}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A pin as the button that opens its detail, or with its own block. */
function PinDetails({ title, pin, onOpen }: Pick<Props, 'onOpen'> & { title: string; pin: MapPin }) {
  const text = useText()
  return (
    <>
      <p className={styles.title}>
        {onOpen ? (
          <button type="button" className={styles.cover} onClick={() => onOpen(pin.key)}>
            {title}
          </button>
        ) : (
          title
        )}
      </p>
      {pin.description && <p className={styles.text}>{pin.description.text}</p>}
      {!onOpen && <PinBlock pin={pin} />}
      {onOpen && (
        <span className={`${buttonClass('link')} ${styles.open}`} aria-hidden="true">
          {text('map.open')}
        </span>
      )}
    </>
  )
}

/**
 * The block of a pin, if it has one. It renders as a document of its own, because a map may stand outside a page of
 * blocks.
 */
export function PinBlock({ pin: { component } }: { pin: MapPin }) {
  const blocks = useMemo(() => (component ? [component] : []), [component])
  return (
    <DocumentProvider blocks={blocks} pointer="">
      <Blocks components={blocks} />
    </DocumentProvider>
  )
}

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useText } from '../i18n/TextContext'
import { iconButtonClass } from './buttonClass'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

type Props = {
  title: string
  /** Id of the text that screen readers read with the title, for a dialog whose focus starts after it. */
  describedBy?: string | undefined
  /**
   * Called for Escape, the close button and a press on the backdrop, and when the browser closed the dialog on its
   * own. The caller then stops rendering the dialog.
   */
  onClose(): void
  /** Whether Escape, the close button and a press on the backdrop call `onClose`. */
  closable?: boolean
  /** Whether `onClose` may keep the dialog open. The browser then never closes it on its own. */
  isGuarded?: boolean
  /** Whether something of it is running. Escape and a press on the backdrop then leave it open. */
  isBusy?: boolean
  /**
   * `full` covers the page; `side` is as high as the page and slides in from its end; `popover` stands below its
   * opener, on phones at the bottom as `fit` does.
   */
  size?: 'fit' | 'full' | 'side' | 'popover'
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The page does not scroll. Closing restores the focus, or moves it to the
 * main content when the focused element is gone.
 */
export function Dialog(props: Props) {
  const {
    title,
    describedBy,
    onClose,
    closable = true,
    isGuarded = false,
    isBusy = false,
    size = 'fit',
    children,
  } = props
  const isDismissible = closable && !isBusy
  const text = useText()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useOpenDialog(ref, onClose)
  // Chromium fires `cancel` for the first Escape only; `closedby` and `keydown` refuse the others.
  const refuseEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    const isInThisDialog = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
    if (event.key !== 'Escape' || !isInThisDialog) return
    event.preventDefault()
    if (isDismissible) onClose()
  }
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={id}
      aria-describedby={describedBy}
      closedby={isDismissible && !isGuarded ? undefined : 'none'}
      onKeyDown={isDismissible && !isGuarded ? undefined : refuseEscape}
      onCancel={(event) => {
        event.preventDefault()
        if (isDismissible) onClose()
      }}
      onClick={(event) => {
        if (isDismissible && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {closable && (
            <button
              type="button"
              className={`${iconButtonClass} ${styles.close}`}
              aria-label={text('dialog.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Opens a dialog while it is rendered. `onClose` is called when the browser closed it on its own. */
function useOpenDialog(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    const unlock = lockScroll()
    if (opener) placeBelow(dialog, opener)
    const handleNativeClose = () => {
      if (!dialog.open) close()
    }
    dialog.addEventListener('close', handleNativeClose)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', handleNativeClose)
      unlock()
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [ref])
}

/**
 * Passes the lower and the end edge of the opener to the style sheet, in pixels from the top and from the end of the
 * window.
 */
function placeBelow(dialog: HTMLElement, opener: Element): void {
  const { bottom, right } = opener.getBoundingClientRect()
  dialog.style.setProperty('--opener-bottom', `${bottom}px`)
  dialog.style.setProperty('--opener-end', `${window.innerWidth - right}px`)
}

let locks = 0

/** Stops the page from scrolling until the returned function is called. Locks are counted. */
export function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement
  if (locks++ === 0) dataset.scroll = window.innerWidth > clientWidth ? 'locked-gutter' : 'locked'
  return () => {
    if (--locks === 0) delete dataset.scroll
  }
}

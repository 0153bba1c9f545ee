import type { KeyboardEvent } from 'react'
import { isUnmodifiedClick } from '../../../renderer/parts/ActionLink'
import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'

type Props = {
  /** The address of the page without the panel, for visitors without a script. */
  href: string
  label: string
  className: string | undefined
  onClose(): void
}

/** The link that closes a panel beside or over a map. */
export function PanelClose({ href, label, className, onClose }: Props) {
  return (
    <a
      className={`${iconButtonClass} ${className}`}
      href={href}
      rel="nofollow"
      aria-label={label}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onClose()
      }}
    >
      <Icon name="close" />
    </a>
  )
}

/** Closes a panel on Escape, unless something inside it used the key. */
export function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key === 'Escape' && !event.defaultPrevented) onClose()
}

import type { MouseEvent } from 'react'
import { isUnmodifiedClick } from './ActionLink'
import styles from './Chip.module.css'
import { ColorDot } from './ColorDot'
import { Icon } from './Icon'

type Props = {
  label: string
  /** Colour of the dot before the label, `#rgb` or `#rrggbb`. */
  color?: string | undefined
  /** The address of the choice, which works without JavaScript. */
  href: string
  selected: boolean
  /** Called for an unmodified click. */
  onPress(): void
}

/** A filter among several: a link, marked when selected. */
export function Chip({ label, color, href, selected, onPress }: Props) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Not every browser focuses a clicked link, and keyboard users continue from here.
    event.currentTarget.focus()
    onPress()
  }
  return (
    // Keeps crawlers from following every combination of filters.
    <a
      className={styles.chip}
      href={href}
      rel="nofollow"
      aria-current={selected ? 'true' : undefined}
      onClick={handleClick}
    >
      {selected ? <Icon name="check" /> : color && <ColorDot color={color} />}
      <span>{label}</span>
    </a>
  )
}

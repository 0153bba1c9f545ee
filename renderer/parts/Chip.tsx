import type { MouseEvent } from 'react'
import { isUnmodifiedClick } from './ActionLink'
import styles from './Chip.module.css'
import { ColorDot } from './ColorDot'
import { Icon } from './Icon'

type Props = {
  label: string
  /** Colour of the dot before the label, `#rgb` or `#rrggbb`; the label keeps the colour of text. */
  color?: string | undefined
  /** Where choosing it leads, so that it works before any script runs. */
  href: string
  selected: boolean
  /** A press meant for this page. */
  onPress(): void
}

/** A choice among several that narrows what is shown: a link, marked when it is the one chosen. */
export function Chip({ label, color, href, selected, onPress }: Props) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Not every browser does so when a link is pressed; whoever goes on by keyboard goes on from here.
    event.currentTarget.focus()
    onPress()
  }
  return (
    // A robot that followed every combination would never end.
    <a className={styles.chip} href={href} rel="nofollow" aria-current={selected ? 'true' : undefined} onClick={press}>
      {selected ? <Icon name="check" /> : color && <ColorDot color={color} />}
      <span>{label}</span>
    </a>
  )
}

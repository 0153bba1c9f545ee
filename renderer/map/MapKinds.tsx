import { useId } from 'react'
import { useText } from '../i18n/TextContext'
import { useHydrated } from '../parts/useHydrated'
import type { MapPin } from './MapContent'
import styles from './MapKinds.module.css'

/** Counts the pins of each kind, in the order of the pins; a pin without a `type` has no kind. */
export function kindsOf(pins: readonly MapPin[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { type } of pins) {
    const kind = type?.trim()
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

type Props = {
  kinds: ReadonlyMap<string, number>
  /** The chosen kind; undefined for all pins. */
  kind: string | undefined
  onChoose(kind: string | undefined): void
}

/** Buttons that filter the pins of a map by kind. Renders nothing when all are of one kind, or without script. */
export function MapKinds({ kinds, kind, onChoose }: Props) {
  const text = useText()
  const id = useId()
  const isHydrated = useHydrated()
  if (kinds.size < 2 || !isHydrated) return null
  return (
    <p className={styles.kinds}>
      <label htmlFor={id}>{text('map.kinds')}</label>
      <select
        id={id}
        className={styles.select}
        value={kind ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{text('map.allKinds')}</option>
        {[...kinds].map(([name, count]) => (
          <option key={name} value={name}>
            {text('map.kindCount', { name, count })}
          </option>
        ))}
      </select>
    </p>
  )
}

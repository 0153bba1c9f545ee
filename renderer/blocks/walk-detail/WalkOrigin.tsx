import type { WalkDetail } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import styles from './WalkOrigin.module.css'

/** The source of a walk's route and figures, and the date of its last check. */
export function WalkOrigin({ walk: { computed = [], checkedOn, source } }: { walk: WalkDetail }) {
  const text = useText()
  const { locale } = useHost()
  const figures = computed.map((figure) => text(`walk.computed.${figure}`))
  const lines = [
    checkedOn && text('walk.checkedOn', { date: formatDate(`${checkedOn}T00:00:00Z`, locale, 'UTC') }),
    source && text('walk.source', { source }),
    figures.length > 0 && text('walk.computed', { figures: new Intl.ListFormat(locale).format(figures) }),
  ].filter((line) => typeof line === 'string' && line !== '')
  if (lines.length === 0) return null
  return (
    <div className={styles.origin}>
      {lines.map((line) => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  )
}

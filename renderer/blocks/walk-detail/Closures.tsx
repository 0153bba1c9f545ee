import type { WalkDetail } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import styles from './Closures.module.css'

type Closure = NonNullable<WalkDetail['closures']>[number]

/** Lists the closed parts of a walk with their dates. Renders nothing without closures. */
export function Closures({ closures }: { closures: readonly Closure[] }) {
  const text = useText()
  if (closures.length === 0) return null
  return (
    <section className={styles.closures}>
      <Heading className={styles.title}>
        <Icon name="warning" />
        {text('walk.closed')}
      </Heading>
      {closures.map((closure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: closures have no id but their index
        <ClosureText key={index} closure={closure} />
      ))}
    </section>
  )
}

function ClosureText({ closure: { text: description, from, until } }: { closure: Closure }) {
  const text = useText()
  const { locale } = useHost()
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, locale, 'UTC')
  const period =
    from && until
      ? text('walk.closedBetween', { from: day(from), until: day(until) })
      : from
        ? text('walk.closedFrom', { from: day(from) })
        : until && text('walk.closedUntil', { until: day(until) })
  return (
    <p className={styles.text}>
      {description} {period}
    </p>
  )
}

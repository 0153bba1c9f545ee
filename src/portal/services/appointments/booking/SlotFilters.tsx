import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatWeekday } from '../../../../../renderer/format/formatDate'
import { Chip } from '../../../../../renderer/parts/Chip'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { type Choice, pathOf, steps } from '../Choice'
import styles from './slots.module.css'

/** Monday to Saturday; 0 is Sunday, when no office is open. */
const weekdays = ['1', '2', '3', '4', '5', '6']

const parts = ['morning', 'afternoon'] as const

/** Only a weekday, only mornings or only afternoons. A chosen filter is taken back by pressing it again. */
export function SlotFilters({ choice }: { choice: Choice }) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  const { date: _, month: __, ...kept } = choice
  const link = (name: 'weekday' | 'part', value: string) => {
    const isChosen = choice[name] === value
    return {
      selected: isChosen,
      path: `${pathOf(steps.choose, { ...kept, [name]: isChosen ? undefined : value })}#jours`,
    }
  }
  return (
    <>
      <ul className={styles.filters} aria-label={text('appointments.partOfDay')}>
        {parts.map((part) => (
          <Filter key={part} label={text(`appointments.${part}`)} {...link('part', part)} />
        ))}
      </ul>
      <ul className={styles.filters} aria-label={text('appointments.weekday')}>
        {weekdays.map((day) => (
          <Filter key={day} label={formatWeekday(Number(day), locale)} {...link('weekday', day)} />
        ))}
      </ul>
    </>
  )
}

function Filter({ label, path, selected }: { label: string; path: string; selected: boolean }) {
  const { portal } = useSession()
  const go = useGo()
  return (
    <li>
      <Chip label={label} href={portalPath(portal.cardName, path)} selected={selected} onPress={() => go(path, true)} />
    </li>
  )
}

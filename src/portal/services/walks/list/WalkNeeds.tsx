import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Chip } from '../../../../../renderer/parts/Chip'
import { ChipRow } from '../../../../../renderer/parts/ChipRow'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { usePageQuery } from '../../../../../renderer/parts/usePageQuery'
import { toggleNeed, useNeeds } from '../../../session/needs'
import { useShellText } from '../../../session/Session'
import { type ArrangedWalks, needIcons, walkNeeds } from './arrangeByNeeds'
import styles from './WalkNeeds.module.css'

type Props = {
  /** The walks by the selected needs; undefined without one. */
  arranged: ArrangedWalks | undefined
  /** Whether walks that do not meet the needs are listed after the others. */
  showsOthers: boolean
  onShowOthers(shows: boolean): void
  /** Whether the map follows, which must start on the first screen of phones. */
  isAboveMap: boolean
}

/**
 * The visitor's needs that walks can meet, and the number of matching walks. Needs are stored on the device and never
 * sent; without JavaScript, a need is a filter of the address.
 */
export function WalkNeeds({ arranged, showsOthers, onShowOthers, isAboveMap }: Props) {
  const text = useShellText()
  const host = useHost()
  const { to } = usePageQuery()
  const needs = useNeeds()
  const hydrated = useHydrated()
  return (
    <section className={styles.needs} data-above-map={isAboveMap || undefined} aria-labelledby="walk-needs">
      <h2 id="walk-needs" className={styles.title}>
        {text('walks.needs')}
      </h2>
      <ChipRow>
        {walkNeeds.map((need) => (
          <li key={need}>
            <Chip
              label={text(`walks.need.${need}`)}
              href={host.href(to({ accessibility: needIcons[need] })) ?? ''}
              selected={needs.includes(need)}
              onPress={() => toggleNeed(need)}
            />
          </li>
        ))}
      </ChipRow>
      {hydrated && <p className={styles.note}>{text('walks.needs.hint')}</p>}
      <div role="status" className={styles.result}>
        {arranged && text('walks.needs.met', { count: arranged.fitting.total })}
      </div>
      {arranged && arranged.fitting.total < arranged.sorted.components.length && (
        <button
          type="button"
          className={buttonClass('link')}
          aria-pressed={showsOthers}
          onClick={() => onShowOthers(!showsOthers)}
        >
          {text('walks.needs.others')}
        </button>
      )}
    </section>
  )
}

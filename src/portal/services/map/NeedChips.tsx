import { useHost } from '../../../../renderer/engine/HostContext'
import { Chip } from '../../../../renderer/parts/Chip'
import { ChipRow } from '../../../../renderer/parts/ChipRow'
import { Summary } from '../../../../renderer/parts/Summary'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import { allNeeds, type Need, toggleNeed, useNeeds } from '../../session/needs'
import { useSession } from '../../session/Session'
import styles from './MapFilters.module.css'

/**
 * The visitor's needs. A press keeps one on the device and sends nothing; without a script, a need is a parameter of the
 * address.
 */
export function NeedChips() {
  const { shellText } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const keptNeeds = useNeeds()
  const asked = page.params.getAll('need')
  const count = allNeeds.filter((need) => keptNeeds.includes(need) || asked.includes(need)).length
  const toggled = (need: Need) => {
    const others = asked.filter((each) => each !== need)
    return page.to({ place: undefined, need: asked.includes(need) ? others : [...others, need] })
  }
  return (
    <details className={styles.needs} open={asked.length > 0 || undefined}>
      <Summary>
        {shellText('places.needs')}
        {count > 0 && <span className={styles.chosen}> · {shellText('places.needs.chosen', { count })}</span>}
      </Summary>
      <ChipRow line="never">
        {allNeeds.map((need) => {
          const isAsked = asked.includes(need)
          return (
            <li key={need}>
              <Chip
                label={shellText(`places.need.${need}`)}
                href={host.href(toggled(need)) ?? ''}
                selected={isAsked || keptNeeds.includes(need)}
                onPress={() => (isAsked ? void host.run(toggled(need), { key: 'need' }) : toggleNeed(need))}
              />
            </li>
          )
        })}
      </ChipRow>
      <p className={styles.note}>{shellText('places.needs.hint')}</p>
    </details>
  )
}

import { useHost } from '../../../renderer/engine/HostContext'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Chip } from '../../../renderer/parts/Chip'
import { ChipRow } from '../../../renderer/parts/ChipRow'
import { usePageQuery } from '../../../renderer/parts/usePageQuery'
import { servesPath } from '../../../schemas/routes/services'
import { portalPath } from '../location/urls'
import { pathInLanguage } from '../session/locales'
import { useSession } from '../session/Session'
import styles from './ListTools.module.css'

type Props = {
  /** Parameter of the address that holds the choice, and the labels by value; the empty value means no filter. */
  param: string
  choices: ReadonlyMap<string, string>
  /** Overrides the selected value of the address. */
  chosen?: string
  /** Name of the group of choices. */
  label: string
  /** Parameters that a choice removes. */
  replaces?: readonly string[]
  /** A feed link, if the portal has the feed: its path below the card name. */
  feed?: { path: string; label: string }
}

/** Filter chips of which one at a time is selected, and a feed link. All are plain links. */
export function ListTools({ param, choices, chosen: chosenOverride, label, replaces = [], feed }: Props) {
  const { portal, locale } = useSession()
  const host = useHost()
  const page = usePageQuery()
  const chosen = chosenOverride ?? page.params.get(param) ?? ''
  const removedParameters = Object.fromEntries(replaces.map((name) => [name, undefined]))
  return (
    <div className={styles.tools}>
      {choices.size > 0 && (
        <nav className={styles.choices} aria-label={label}>
          <ChipRow>
            {[...choices].map(([value, name]) => {
              const action = page.to({ ...removedParameters, [param]: value === chosen ? undefined : value })
              return (
                <li key={value}>
                  <Chip
                    label={name}
                    href={host.href(action) ?? ''}
                    selected={value === chosen}
                    onPress={() => host.run(action, { key: param })}
                  />
                </li>
              )
            })}
          </ChipRow>
        </nav>
      )}
      {feed && servesPath(portal, feed.path) && (
        <a
          className={buttonClass('link')}
          href={pathInLanguage(portal, locale, portalPath(portal.cardName, feed.path))}
        >
          {feed.label}
        </a>
      )}
    </div>
  )
}

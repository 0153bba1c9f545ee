import type { ReactNode } from 'react'
import { formatAddress } from '../../../../renderer/format/formatAddress'
import type { MapPlace } from '../../../../schemas/engine'
import { allNeeds } from '../../session/needs'
import { useSession } from '../../session/Session'
import styles from './PlacePanel.module.css'

/** Address, contacts and accessibility of a place, as far as they are known. */
export function PlaceFacts({ place: { address, email, url, accessibility = {} } }: { place: MapPlace }) {
  const { shellText } = useSession()
  const needs = allNeeds.flatMap((need) => {
    const state = accessibility[need]
    return state === undefined || state === 'unknown' ? [] : [{ need, state }]
  })
  const host = url && URL.canParse(url) ? new URL(url).host : url
  return (
    <dl className={styles.facts}>
      {address && <Fact name={shellText('places.address')}>{formatAddress(address)}</Fact>}
      {email && (
        <Fact name={shellText('places.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {url && (
        <Fact name={shellText('places.site')}>
          <a href={url}>{host}</a>
        </Fact>
      )}
      {needs.length > 0 && (
        <Fact name={shellText('places.accessibility')}>
          <ul className={styles.needs}>
            {needs.map(({ need, state }) => (
              <li key={need} data-state={state}>
                {shellText(`places.need.${need}`)} : <b>{shellText(`places.state.${state}`)}</b>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

import { useEffect, useId, useSyncExternalStore } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { type Installation, useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionButton } from '../../parts/ActionButton'
import { buttonClass } from '../../parts/buttonClass'
import { Heading } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import styles from './A2hs.module.css'

export { default as contract } from '../../../schemas/generated/blocks/a2hs.js'

const subscribeToNothing = () => () => {}
const returnFalse = () => false

/** Offers to install the portal, at the bottom of the screen, while the browser supports it. */
export function A2hs({ data, run }: BlockProps<'a2hs'>) {
  const { installation } = useHost()
  const offered = useSyncExternalStore(
    installation?.subscribe ?? subscribeToNothing,
    installation?.isOffered ?? returnFalse,
    returnFalse,
  )
  return offered && installation ? <Offer data={data} run={run} installation={installation} /> : null
}

function Offer({ data, run, installation }: BlockProps<'a2hs'> & { installation: Installation }) {
  const text = useText()
  const id = useId()
  useEffect(() => installation.shown(), [installation])
  return (
    <div role="dialog" aria-labelledby={id} className={styles.offer}>
      <span className={styles.icon}>
        <Icon name="device" />
      </span>
      <div className={styles.words}>
        <div id={id}>
          <Heading className={styles.title}>{data.title?.trim() || text('a2hs.title')}</Heading>
        </div>
        <p className={styles.text}>{data.text?.trim() || text('a2hs.text')}</p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass()} onClick={installation.dismiss}>
          {text('dialog.close')}
        </button>
        <ActionButton button={{ label: text('a2hs.add'), kind: 'primary' }} action={{ handler: 'a2hs' }} run={run} />
      </div>
    </div>
  )
}

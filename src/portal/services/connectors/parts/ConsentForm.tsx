import type { SubmitEvent } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { FrameNotice } from '../../../../../renderer/parts/frame/FrameCard'
import { hostOf } from '../../../../../renderer/parts/frame/hostOf'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import type { Agreed, Partner } from '../connectorQueries'
import styles from './connectors.module.css'

type Props = { shown: Partner; agreed: Agreed; isBusy: boolean; onAgree(): void }

/** Says whose page it is and asks whether to load it. Without a script, the form is posted to the page itself. */
export function ConsentForm({ shown: { partner, url, privacyUrl }, agreed, isBusy, onAgree }: Props) {
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const agree = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) onAgree()
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, search ? `${path}?${search}` : path)}
      className={styles.consent}
      onSubmit={agree}
    >
      <input type="hidden" name="_uid" value={agreed.uid} />
      {agreed.subPortal && <input type="hidden" name="_subPortal" value={agreed.subPortal} />}
      <FrameNotice from={text('connectors.from', { partner, host: hostOf(url) })}>
        {text('connectors.notice', { town: portal.name })}
      </FrameNotice>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isBusy || undefined}>
        {text('connectors.show')}
      </button>
      {privacyUrl && (
        <a href={privacyUrl} target="_blank" rel="noopener">
          {text('connectors.privacy', { partner })}
        </a>
      )}
    </form>
  )
}

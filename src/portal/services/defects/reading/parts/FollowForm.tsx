import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { DefectReport } from '../../../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../../location/RouteLinks'
import { loginPath, portalPath } from '../../../../location/urls'
import { useSession, useVisitor } from '../../../../session/Session'
import { followPath, type Wish } from '../followCall'
import { useFollow } from '../useFollow'
import styles from './FollowForm.module.css'

/** Follows a report in one press, or ends that. Who is not signed in is led to the sign-in page and back. */
export function FollowForm({ report }: { report: DefectReport }) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  const { uid, followers, isFollowed, own } = report
  const count = text('reports.followers', { count: followers })
  if (own) return <Frame sentence={text('reports.ownText')} count={count} />
  if (account) return <Buttons report={report} count={count} />
  if (!hasPage(pagePaths.signIn)) return <Frame count={count} />
  const target = portalPath(portal.cardName, loginPath(portalPath(portal.cardName, reportPath(uid))))
  return (
    <Frame sentence={text(isFollowed ? 'reports.isFollowed' : 'reports.followText')} count={count}>
      <a className={buttonClass('primary')} href={target} rel="nofollow">
        <Icon name="bell" />
        {text('reports.signInToFollow')}
      </a>
    </Frame>
  )
}

/** The focus stays on the button, which says the opposite after a press. */
function Buttons({ report: { uid, isFollowed }, count }: { report: DefectReport; count: string }) {
  const { portal, shellText: text } = useSession()
  const { isSending, result, press } = useFollow(uid)
  const button = useRef<HTMLButtonElement>(null)
  const wish: Wish = isFollowed ? 'unfollow' : 'follow'
  const hadResult = useRef(false)
  useEffect(() => {
    if (result && !hadResult.current) button.current?.focus({ preventScroll: true })
    hadResult.current = result !== undefined
  }, [result])
  return (
    <Frame sentence={text(isFollowed ? 'reports.followedText' : 'reports.followText')} count={count}>
      <form
        method="post"
        encType="multipart/form-data"
        action={portalPath(portal.cardName, followPath(uid))}
        onSubmit={(event) => {
          event.preventDefault()
          void press(wish)
        }}
      >
        <button
          ref={button}
          type="submit"
          name="wish"
          value={wish}
          className={buttonClass(isFollowed ? 'secondary' : 'primary')}
          aria-busy={isSending || undefined}
        >
          <Icon name={isFollowed ? 'bell-off' : 'bell'} />
          {text(`reports.${wish}`)}
        </button>
      </form>
      {result && 'problem' in result && <ErrorText>{text(result.problem)}</ErrorText>}
      <p role="status" className={styles.result}>
        {result && 'done' in result && text(result.done)}
      </p>
    </Frame>
  )
}

type FrameProps = { sentence?: string; count: string; children?: ReactNode }

const Frame = ({ sentence, count, children }: FrameProps) => (
  <section className={styles.follow}>
    <p className={styles.count}>
      <Icon name="user" />
      {count}
    </p>
    {sentence && <p>{sentence}</p>}
    {children}
  </section>
)

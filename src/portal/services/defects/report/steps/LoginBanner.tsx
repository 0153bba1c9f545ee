import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { useRouteMatch } from '../../../../location/Route'
import { useSession } from '../../../../session/Session'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'

type Props = {
  data: Pick<ReportData, 'login' | 'providers' | 'provider'>
  /** Whether the report was sent, and the external system wants a login first. */
  isRequired?: boolean
  /** Address of the login that the answer to the report names. */
  url?: string | undefined
}

/**
 * Asks to sign in to the external reporting system, besides the account of the portal: on the first page where a provider of the town
 * needs it, and later where the chosen one does.
 */
export function LoginBanner({ data: { login, providers, provider }, isRequired = false, url = login?.url }: Props) {
  const { shellText: text } = useSession()
  const needing = (provider ? [provider] : providers).find(({ requiresLogin }) => requiresLogin)
  const isShown = isRequired || (needing !== undefined && login?.isSignedIn === false)
  if (!isShown || url === undefined) return null
  return (
    <section className={`${cardClass()} ${styles.banner}`} role={isRequired ? 'alert' : undefined}>
      <p className={styles.bannerText}>
        <Icon name="key" />
        <span>
          {text(isRequired ? 'report.login.required' : 'report.login.text', { provider: needing?.name ?? '' })}
        </span>
      </p>
      <a className={buttonClass(isRequired ? 'primary' : 'secondary')} href={url} target="_self">
        {text('report.login.button')}
      </a>
    </section>
  )
}

const ends = { done: 'report.login.done', denied: 'report.login.denied', failed: 'report.login.failed' } as const

/** Says how the login of the external system ended that led back here. */
export function LoginOutcome() {
  const { shellText: text } = useSession()
  const end = new URLSearchParams(useRouteMatch().search).get('fms')
  if (end === 'done') {
    return (
      <p role="status" className={styles.done}>
        <Icon name="check" /> {text(ends.done)}
      </p>
    )
  }
  return end === 'denied' || end === 'failed' ? <ErrorText>{text(ends[end])}</ErrorText> : null
}

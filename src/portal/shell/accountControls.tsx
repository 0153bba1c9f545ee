import { useRef, useState } from 'react'
import { withQuery } from '../../../renderer/actions/actionHref'
import { iconButtonClass, toolClass } from '../../../renderer/parts/buttonClass'
import { Icon, LineIcon } from '../../../renderer/parts/Icon'
import type { IconName } from '../../../renderer/parts/icons'
import { SearchLandmark } from '../../../renderer/parts/SearchLandmark'
import { signOutPath } from '../../../schemas/routes/accountPaths'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import type { HeaderControl } from '../location/LayoutName'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { removeDrafts } from '../session/removeDrafts'
import { useSession, useVisitor } from '../session/Session'
import { AccountLink } from './AccountLink'
import styles from './accountControls.module.css'
import form from './searchForm.module.css'

/** Icon path: an arrow leaving through a door. */
const doorPath = 'M13.5 4H5v16h8.5M10 12h10.5M16.5 8l4 4-4 4'

/** The controls whose code is loaded with the pages that have them. */
export type LazyControl = Exclude<HeaderControl, 'favourite' | 'share' | 'reorder'>

/** The controls of the account header: search, menu, sign-out, on wide screens the account, and a close link. */
function Controls({ controls }: { controls: readonly LazyControl[] }) {
  const { portal, shellText } = useSession()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  return (
    <>
      {controls.includes('search') && hasPage(pagePaths.search) && <SearchForm />}
      <div className={styles.controls}>
        {controls.includes('menu') && hasPage(pagePaths.menu) && (
          <ControlLink path={pagePaths.menu} icon="menu" label={shellText('menu.title')} />
        )}
        {controls.includes('signOut') && account && (
          // Reloads the whole page, so that no personal data stays in it.
          <form method="post" action={portalPath(portal.cardName, signOutPath)} onSubmit={removeDrafts}>
            <button type="submit" className={`${toolClass} ${styles.control}`} title={shellText('signOut')}>
              <LineIcon path={doorPath} />
              <span className={styles.label}>{shellText('signOut')}</span>
            </button>
          </form>
        )}
        {account && <AccountLink />}
        {controls.includes('close') && <ControlLink path="/" icon="close" label={shellText('dialog.close')} />}
      </div>
    </>
  )
}

function ControlLink({ path, icon, label }: { path: string; icon: IconName; label: string }) {
  const { portal } = useSession()
  return (
    <a className={`${toolClass} ${styles.control}`} href={portalPath(portal.cardName, path)} title={label}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}

/** A form that opens the search page. A button clears typed text. */
function SearchForm() {
  const { portal, shellText } = useSession()
  const { navigate } = useRouteLinks()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const action = portalPath(portal.cardName, pagePaths.search)
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  return (
    <SearchLandmark label={shellText('search.title')} className={styles.search}>
      <form
        className={form.form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          navigate(withQuery(action, { query: typed }))
        }}
      >
        <input
          ref={input}
          className={form.input}
          type="search"
          dir="auto"
          name="query"
          value={typed}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={shellText('search.title')}
          placeholder={shellText('search.title')}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed && (
          <button
            type="button"
            className={`${iconButtonClass} ${form.button}`}
            aria-label={shellText('search.clear')}
            onClick={clear}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className={`${iconButtonClass} ${form.button}`} aria-label={shellText('search.title')}>
          <Icon name="search" />
        </button>
      </form>
    </SearchLandmark>
  )
}

export const accountControls = { Controls }

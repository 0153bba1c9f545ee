import type { ReactNode } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { wasteOutcomes } from '../wasteOutcomes'
import { PostForm } from './PostForm'

type QuestionProps = {
  title: string
  form: string
  path: string
  button: 'waste.keep' | 'waste.forget'
  isDanger?: boolean
  children: ReactNode
}

/** A page that asks before something changes. */
export function Question({ title, form, path, button, isDanger, children }: QuestionProps) {
  const { portal, shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
      </header>
      <FormOutcome texts={wasteOutcomes} form={form} />
      {children}
      <PostForm path={path} className={styles.links}>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.waste)}>
          {text('waste.cancel')}
        </a>
        <button type="submit" className={buttonClass(isDanger ? 'danger' : 'primary')}>
          {text(button)}
        </button>
      </PostForm>
    </div>
  )
}

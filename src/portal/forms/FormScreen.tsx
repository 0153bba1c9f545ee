import type { ReactNode } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { cardClass } from '../../../renderer/parts/cardClass'
import type { Block } from '../../../schemas/engine'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { FormOutcome, type OutcomeTexts } from '../shell/FormOutcome'
import { PageBlocks } from '../shell/PageView'
import view from '../shell/PageView.module.css'
import { FormFields, type PageForm } from './FormFields'
import styles from './forms.module.css'

export type FormPageData = {
  title: string
  /** Blocks above the form. */
  about: readonly Block[]
  form: PageForm
  /** The button that posts the form; undefined where there is nothing to post. */
  button: { label: string; kind: 'primary' | 'danger' } | undefined
}

type Props = {
  data: FormPageData
  outcomes: OutcomeTexts
  /** Name of the form. A posted form has the same name. */
  name: string
  /** Name of the group of fields for screen readers. */
  legend: string
  /** The page to go back to, by its path below the card name. */
  back: { path: string; label: string }
  /** Name of the draft that keeps what is typed until it is sent. */
  draft?: string | undefined
  /** Content between the title and the form. */
  top?: ReactNode
}

/** A page that adds, changes or removes something of the visitor: its form is posted to the page's own address. */
export function FormScreen({ data: { title, about, form, button }, outcomes, name, legend, back, draft, top }: Props) {
  const { portal } = useSession()
  const { path, search } = useRouteMatch()
  const { now } = useHost()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
      </header>
      {top}
      <FormOutcome texts={outcomes} form={name} hasFields={form.inputs.length > 0} />
      <PageBlocks components={about} />
      <form
        method="post"
        encType="multipart/form-data"
        action={portalPath(portal.cardName, `${path}?${search}`)}
        className={`${cardClass()} ${styles.form}`}
        noValidate
      >
        <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
        <FormFields form={form} name={name} legend={legend} draft={draft} />
        <div className={styles.buttons}>
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, back.path)}>
            {back.label}
          </a>
          {button && (
            <button type="submit" className={buttonClass(button.kind)}>
              {button.label}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}

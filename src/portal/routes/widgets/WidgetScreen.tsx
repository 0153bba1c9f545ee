import { useHost } from '../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../renderer/parts/cardClass'
import type { Block } from '../../../../schemas/engine'
import { useRouteMatch } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { FormOutcome } from '../../shell/FormOutcome'
import { PageBlocks } from '../../shell/PageView'
import view from '../../shell/PageView.module.css'
import type { WidgetForm } from './readWidgetForm'
import { WidgetFields } from './WidgetFields'
import styles from './widgets.module.css'

export type WidgetData = {
  title: string
  /** Blocks above the form that describe the widget. */
  about: readonly Block[]
  form: WidgetForm
  /** The button that posts the form; undefined where there is nothing to post. */
  button: { label: string; kind: 'primary' | 'danger' } | undefined
}

/** A page that adds, configures or removes a widget: its form is posted to the page's own address. */
export function WidgetScreen({ data: { title, about, form, button } }: { data: WidgetData }) {
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const { now } = useHost()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
      </header>
      <FormOutcome area="wall" form="widget" hasFields={form.inputs.length > 0} />
      <PageBlocks components={about} />
      <form
        method="post"
        encType="multipart/form-data"
        action={portalPath(portal.cardName, `${path}?${search}`)}
        className={`${cardClass()} ${styles.form}`}
        noValidate
      >
        <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
        <WidgetFields form={form} />
        <div className={styles.buttons}>
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, '/abonnement')}>
            {text('wall.back')}
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

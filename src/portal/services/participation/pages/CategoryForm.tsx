import { useText } from '../../../../../renderer/i18n/TextContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import type { CategoryNode } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import styles from './participation.module.css'

/** Asks for the category of a suggestion. The next page has its fields. */
export function CategoryForm({ nodes }: { nodes: readonly CategoryNode[] }) {
  const text = useText()
  const { portal, shellText } = useSession()
  const { path, search } = useRouteMatch()
  const keptParameters = [...new URLSearchParams(search)].filter(([name]) => name !== 'category')
  return (
    <form method="get" action={portalPath(portal.cardName, path)} className={`${cardClass()} ${styles.form}`}>
      {keptParameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.tree}>
        <legend className={styles.legend}>{text('category.label')}</legend>
        <Nodes nodes={nodes} />
      </fieldset>
      <button type="submit" className={`${buttonClass('primary')} ${styles.submit}`}>
        {shellText('participate.choose')}
      </button>
    </form>
  )
}

function Nodes({ nodes }: { nodes: readonly CategoryNode[] }) {
  return nodes.map((node) =>
    node.children?.length ? (
      <fieldset key={node.title} className={styles.tree}>
        <legend className={styles.legend}>{node.title}</legend>
        {node.details && <p className={styles.details}>{node.details}</p>}
        <Nodes nodes={node.children} />
      </fieldset>
    ) : (
      <label key={node.title} className={choiceClass}>
        <input type="radio" name="category" value={String(node.payload)} required className={tickClass} />
        <span>
          {node.title}
          {node.details && <span className={styles.details}>{node.details}</span>}
        </span>
      </label>
    ),
  )
}

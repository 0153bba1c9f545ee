import { useId, useMemo, useRef, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { useRestoredChecks } from '../../parts/useRestoredChecks'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { CategoryNodes, leavesOf } from './CategoryNodes'
import styles from './CategoryTree.module.css'

export { default as contract } from '../../../schemas/generated/blocks/category-tree.js'

/**
 * Lets the visitor choose one category of a tree. The leaves are radio buttons inside levels that fold, so that the payload
 * of the chosen category is sent under the name of the tree, with or without a script.
 */
export function CategoryTree({ data: { name, nodes } }: BlockProps<'category-tree'>) {
  const text = useText()
  const id = useId()
  const leaves = useMemo(() => leavesOf(nodes), [nodes])
  const only = leaves.length === 1 ? leaves[0] : undefined
  const [chosen, setChosen] = useState(only?.path)
  const all = useRef<HTMLFieldSetElement>(null)
  useRestoredChecks(all, ([ticked]) => setChosen(ticked?.dataset.path))
  const choice = leaves.find(({ path }) => path === chosen)
  return (
    <fieldset ref={all} className={`${cardClass()} ${styles.tree}`}>
      <legend className={styles.legend}>{text('category.label')}</legend>
      {only && <p className={styles.only}>{text('category.only')}</p>}
      <CategoryNodes nodes={nodes} name={name} id={id} chosen={choice?.path} seen={only?.path} onChoose={setChosen} />
      {leaves.length > nodes.length && choice && !only && (
        <p className={styles.choice}>{text('category.chosen', { title: choice.titles.join(' › ') })}</p>
      )}
      <VisuallyHidden live>{!only && choice?.details}</VisuallyHidden>
    </fieldset>
  )
}

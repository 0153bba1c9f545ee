import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import type { DefectCategory } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import { type Leaf, leavesOf } from '../findCategories'
import styles from '../report.module.css'

type Props = { categories: readonly DefectCategory[]; chosen: string | undefined; onChoose(leaf: Leaf): void }

/** The category of a report. */
export function OfflineCategory({ categories, chosen, onChoose }: Props) {
  const { shellText: text } = useSession()
  const leaves = leavesOf(categories)
  const choose = (uid: string) => {
    const leaf = leaves.find((each) => each.uid === uid)
    if (leaf) onChoose(leaf)
  }
  return (
    <label className={styles.label}>
      {text('report.categoryTitle')}
      <select className={inputClass()} value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="" disabled>
          {text('report.offlineChoose')}
        </option>
        {categories.map((node) =>
          node.children ? (
            <optgroup key={node.uid} label={node.title} lang={node.locale}>
              {leavesOf(node.children).map(option)}
            </optgroup>
          ) : (
            option(node)
          ),
        )}
      </select>
    </label>
  )
}

const option = ({ uid, title, locale }: DefectCategory) => (
  <option key={uid} value={uid} lang={locale}>
    {title}
  </option>
)

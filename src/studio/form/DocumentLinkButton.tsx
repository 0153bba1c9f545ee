import { IssueBadge } from '../outline/IssueBadge'
import { Glyph } from '../parts/Glyph'
import type { DocumentLink } from './Field'
import items from './FieldItems.module.css'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

/** Selects a document inside this one, so that its form shows. */
export function DocumentLinkButton({ link: { pointer, title, hint, issues } }: { link: DocumentLink }) {
  const { select } = useFormPorts()
  return (
    <button type="button" className={items.link} data-focus={pointer} onClick={() => select(pointer)}>
      <Glyph name="right" />
      <span className={items.itemTitle}>
        {title}
        {hint && <span className={styles.hint}> · {hint}</span>}
      </span>
      {issues && <IssueBadge issues={issues} />}
    </button>
  )
}

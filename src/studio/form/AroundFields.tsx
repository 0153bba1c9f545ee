import { useState } from 'react'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import type { Field, Form } from './Field'
import items from './FieldItems.module.css'
import { FieldList } from './FieldList'
import styles from './Form.module.css'

/** What stands beside the data of a block or an action. It is open when it says something. */
export function AroundFields({ form: { envelope, around } }: { form: Form }) {
  const text = useStudioText()
  const [isOpen, setOpen] = useState(around.some(isFilled))
  return (
    <section className={styles.fields}>
      <button type="button" className={items.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Glyph name={isOpen ? 'down' : 'right'} />
        {text(envelope === 'action' ? 'form.aroundAction' : 'form.aroundBlock')}
      </button>
      {isOpen && <FieldList fields={around} />}
    </section>
  )
}

const isFilled = ({ value, issues }: Field): boolean => value !== undefined || issues.length > 0

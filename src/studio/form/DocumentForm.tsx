import type { Edit } from 'jsonc-parser'
import { useMemo } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { Issue } from '../../../schemas'
import { iconNames } from '../../../schemas/fast'
import type { ContractWords, Wording } from '../outline/ContractWords'
import type { DocumentRoot } from '../outline/DocumentRoot'
import { Marked } from '../outline/Marked'
import { NotJson } from '../outline/NotJson'
import { parseDocument } from '../outline/parseDocument'
import { documentAt, type Place } from '../outline/pathTo'
import { useStudioText } from '../texts/StudioText'
import { AroundFields } from './AroundFields'
import type { Form } from './Field'
import { FieldIssues } from './FieldIssues'
import { FieldList } from './FieldList'
import styles from './Form.module.css'
import { FormContext } from './FormPorts'
import { HandlerField } from './HandlerField'
import { OuterLink } from './OuterLink'
import { readForm } from './readForm'
import { IconSuggestions } from './TextControl'
import { useFocusLater } from './useFocusLater'

type Props = {
  text: string
  /** The documents of the text. */
  roots: readonly DocumentRoot[]
  issues: readonly Issue[]
  words: ContractWords
  explain(issue: Issue): Wording
  /** Pointer of what is selected: the form is that of the document around it. */
  selected: string
  select(pointer: string): void
  edit(change: (text: string) => readonly Edit[]): void
  goToLine(line: number): void
}

/** The form of the selected block, action, modal or page, made from its schema. It leaves what it does not know as it is. */
export function DocumentForm({ text: source, roots, issues, words, selected, ...ports }: Props) {
  const text = useStudioText()
  const document = useMemo(() => parseDocument(source), [source])
  const form = useMemo(
    () => document && readForm(document.value, roots, selected, { words, issues }),
    [document, roots, selected, words, issues],
  )
  const { place, focusLater, message, announce } = useFocusLater()
  if (!document) return <NotJson text={source} lead={text('form.notJson')} goToLine={ports.goToLine} />
  if (!form) return <p className={styles.empty}>{text('form.nothing')}</p>
  const above = form.pointer.slice(0, form.pointer.lastIndexOf('/'))
  const outer = form.pointer === '' ? undefined : documentAt(document.value, roots, above)
  return (
    <FormContext value={{ ...ports, words, selected, announce, focusLater }}>
      <div ref={place} className={styles.form}>
        <FormHead form={form} outer={outer?.pointer === form.pointer ? undefined : outer} />
        <FieldIssues issues={form.issues} />
        {form.envelope === 'action' && <HandlerField form={form} />}
        <FieldList key={form.pointer} fields={form.fields} />
        {form.around.length > 0 && <AroundFields key={`${form.pointer}#`} form={form} />}
        <IconSuggestions names={iconNames} />
        <VisuallyHidden live>{message}</VisuallyHidden>
      </div>
    </FormContext>
  )
}

/** What the document is, and the way to the one around it. */
function FormHead({ form: { title, type, hint, description }, outer }: { form: Form; outer: Place | undefined }) {
  const text = useStudioText()
  return (
    <header className={styles.formHead}>
      {outer && <OuterLink outer={outer} />}
      <h2 className={styles.title} tabIndex={-1}>
        {title}
        {type !== undefined && <code className={styles.name}>{type}</code>}
      </h2>
      {hint && <p className={styles.hint}>{text('form.hint', { hint })}</p>}
      {description && (
        <p className={styles.about}>
          <Marked wording={description} />
        </p>
      )}
    </header>
  )
}

import { DocumentFieldset } from './DocumentFieldset'
import { DocumentsFieldset } from './DocumentsFieldset'
import { EntriesFieldset } from './EntriesFieldset'
import type { Field } from './Field'
import { FieldControl } from './FieldControl'
import styles from './Form.module.css'
import { KeptMembers } from './KeptMembers'
import { ListFieldset } from './ListFieldset'
import { ObjectFieldset } from './ObjectFieldset'

/** Fields in their order, and after them the members that the form leaves as they are. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const kept = fields.filter((field) => field.kind === 'kept')
  return (
    <div className={styles.fields}>
      {fields.map((field) => field.kind !== 'kept' && <FieldView key={field.pointer} field={field} />)}
      <KeptMembers fields={kept} />
    </div>
  )
}

/** One field with the control for its kind. */
function FieldView({ field }: { field: Field }) {
  switch (field.kind) {
    case 'object':
      return (
        <ObjectFieldset field={field}>
          <FieldList fields={field.fields} />
        </ObjectFieldset>
      )
    case 'list':
      return <ListFieldset field={field}>{(item) => <ItemView field={item} />}</ListFieldset>
    case 'entries':
      return <EntriesFieldset field={field}>{(entry) => <FieldView field={entry} />}</EntriesFieldset>
    case 'document':
      return <DocumentFieldset field={field} />
    case 'documents':
      return <DocumentsFieldset field={field} />
    case 'kept':
      return <KeptMembers fields={[field]} />
    default:
      return <FieldControl field={field} />
  }
}

/** An item of a list, whose heading the list shows. */
const ItemView = ({ field }: { field: Field }) =>
  field.kind === 'object' ? <FieldList fields={field.fields} /> : <FieldView field={field} />

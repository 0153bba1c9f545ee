import type { AppointmentField } from '../../../../../schemas/engine'
import styles from './booking.module.css'

/** What the form of an appointment holds. */
export const FieldList = ({ fields }: { fields: readonly AppointmentField[] }) => (
  <dl className={styles.answers}>
    {fields.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

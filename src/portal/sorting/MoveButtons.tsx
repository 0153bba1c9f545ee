import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import styles from './Sortable.module.css'

type Props = {
  /** What the form posts for the item. */
  id: string
  /** Labels of the buttons; undefined at the end of the list. */
  up: string | undefined
  down: string | undefined
  /** Id of the form, for buttons outside of it. */
  form?: string
  className?: string | undefined
}

/** Moves an item of a list by one place where no script runs: two buttons of a form, in place of `SortableList`. */
export function MoveButtons({ id, up, down, form, className = iconButtonClass }: Props) {
  const button = (name: 'up' | 'down', label: string | undefined) =>
    label !== undefined && (
      <button
        type="submit"
        form={form}
        name={name}
        value={id}
        className={`${className} ${styles.move}`}
        data-direction={name}
        aria-label={label}
      >
        <Icon name="chevron-down" />
      </button>
    )
  return (
    <>
      {button('up', up)}
      {button('down', down)}
    </>
  )
}

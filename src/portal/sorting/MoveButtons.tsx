import { iconButtonClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import styles from './Sortable.module.css'

type Props = {
  /** The posted value of the item. */
  id: string
  /** Labels of the buttons; undefined at the end of the list. */
  up: string | undefined
  down: string | undefined
  /** Id of the form, for buttons outside of it. */
  form?: string
  className?: string | undefined
}

/**
 * Two buttons that move an item of a list by one place without JavaScript. `SortableList` replaces them with
 * JavaScript.
 */
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

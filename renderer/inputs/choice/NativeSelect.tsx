import type { ComponentProps } from 'react'
import { Icon } from '../../parts/Icon'
import styles from '../input.module.css'
import { inputClass } from '../inputClass'

/** The browser's drop-down, with the arrow of the portal. `className` is for the box around both. */
export function NativeSelect({ className, ...attributes }: ComponentProps<'select'>) {
  return (
    <span className={`${styles.selectBox} ${className ?? ''}`}>
      <select {...attributes} className={inputClass(styles.select)} />
      <Icon name="chevron-down" />
    </span>
  )
}

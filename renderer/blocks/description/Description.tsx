import { useId, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import styles from './Description.module.css'

export { default as contract } from '../../../schemas/generated/blocks/description.js'

/** Number of code points that a folded text shows. */
const maxLength = 165

/**
 * Splits a text of more than `maxLength` code points after the last word that fits, or inside a word that is longer.
 * Returns undefined for a shorter text.
 */
export function fold(text: string): [head: string, tail: string] | undefined {
  if (text.length <= maxLength) return undefined
  const characters = [...text]
  if (characters.length <= maxLength) return undefined
  const first = characters.slice(0, maxLength).join('')
  const words = /\s/.test(characters[maxLength] ?? '') ? first : first.replace(/\s+\S*$/u, '')
  return [words, text.slice(words.length)]
}

/** A paragraph. A long one is folded, unless JavaScript, which unfolds it, is missing. */
export function Description({ data: { text } }: BlockProps<'description'>) {
  const folded = fold(text)
  return folded ? <Folded parts={folded} /> : <p className={styles.text}>{text}</p>
}

function Folded({ parts: [head, tail] }: { parts: [string, string] }) {
  const text = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div data-open={open || undefined} className={styles.folded}>
      <p id={id} className={styles.text}>
        <span className={styles.head}>{head}</span>
        <span className={styles.tail}>{tail}</span>
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {text(open ? 'description.less' : 'description.more')}
        <Icon name="chevron-down" />
      </button>
    </div>
  )
}

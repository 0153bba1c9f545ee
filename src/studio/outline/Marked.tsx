import { Prose } from '../parts/Prose'
import type { Wording } from './ContractWords'

/** A text of the contract, in which names stand between backticks, with its language. */
export const Marked = ({ wording: { text, lang } }: { wording: Wording }) => (
  <span lang={lang}>
    <Prose text={text} />
  </span>
)

import type { Wording } from './ContractWords'

/** A text of the contract in which names stand between backticks. */
export function Marked({ wording: { text, lang } }: { wording: Wording }) {
  return (
    <span lang={lang}>
      {text.split('`').map((part, index) =>
        // Every second part stood between backticks. Parts have no other identity than their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </span>
  )
}

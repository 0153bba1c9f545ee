/** A text of the contract, with the names between backticks as code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their order
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  )
}

/** Cuts a label after `length` Unicode characters and adds an ellipsis. */
export function truncate(label: string, length = 16): string {
  const characters = [...label]
  return characters.length <= length ? label : `${characters.slice(0, length).join('').trimEnd()}…`
}

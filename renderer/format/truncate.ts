/** Cuts a label after `length` characters, counted as Unicode does, and marks the cut. */
export function truncate(label: string, length = 16): string {
  const characters = [...label]
  return characters.length <= length ? label : `${characters.slice(0, length).join('').trimEnd()}…`
}

import { pascal } from './words'

/**
 * Gives every type a name of its own. Names that differ only by case are the same here, since PHP takes them for the same
 * and a file system may.
 */
export class NameBook {
  readonly #taken = new Set<string>()

  /** The name asked for, or with the first number behind it that makes it unique. */
  take(wanted: string): string {
    const name = legal(wanted)
    let free = name
    for (let count = 2; this.#taken.has(free.toLowerCase()); count++) free = `${name}${count}`
    this.#taken.add(free.toLowerCase())
    return free
  }
}

/** `Dynamic` `input`, `inputType` become `DynamicInputType`: a word that ends one and starts the other is said once. */
export function joined(owner: string, member: string): string {
  const end = pascal(member)
  const last = /\p{Lu}[^\p{Lu}]*$/u.exec(owner)?.[0]
  return last !== undefined && end.length > last.length && end.startsWith(last)
    ? owner + end.slice(last.length)
    : owner + end
}

function legal(name: string): string {
  if (name === '') return 'Unnamed'
  return /^\p{N}/u.test(name) ? `N${name}` : name
}

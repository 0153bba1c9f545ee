/**
 * Names in a language for names of the contract, each once: what the language reserves gets an underscore, and what has
 * become the same by the change of style a number.
 */
export function distinct(
  names: readonly string[],
  convert: (name: string) => string,
  isReserved: (name: string) => boolean = () => false,
): string[] {
  const taken = new Set<string>()
  return names.map((each) => {
    const converted = convert(each)
    const begun = converted === '' ? 'unnamed' : /^\p{N}/u.test(converted) ? `_${converted}` : converted
    const name = isReserved(begun) ? `${begun}_` : begun
    let free = name
    for (let count = 2; taken.has(free) || isReserved(free); count++) free = `${name}${count}`
    taken.add(free)
    return free
  })
}

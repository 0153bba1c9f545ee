const word = /\w/

export const isWord = (character: string | undefined): boolean => character !== undefined && word.test(character)

/** Whether a character is what a class, an escape or a character of a pattern stands for. */
export function characterTest(source: string): (character: string) => boolean {
  if (source.length === 1 && source !== '.') return (character) => character === source
  const expression = compile(`^${source}$`)
  return (character) => expression.test(character)
}

/** Some escapes are mistakes to patterns that know all of Unicode. */
function compile(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

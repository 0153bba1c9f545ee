/** How many times longer a text of at most so many characters may become in another language. */
const growth = [
  { upTo: 10, factor: 3 },
  { upTo: 20, factor: 2 },
  { upTo: 70, factor: 1.7 },
  { upTo: Number.POSITIVE_INFINITY, factor: 1.4 },
] as const

/** A vowel of the portal's languages, with its accents. */
const vowel = /[aeiouàáâäãåèéêëìíîïòóôöõùúûüæœ]\p{M}*/giu

/** A word that must stay as it is: an address, an e-mail, a placeholder, a character reference or a number. */
const exactWord = /[@\d{}&#\\/_]|\p{L}\.\p{L}/u

/**
 * Lengthens a text as a translation might, as pseudo-localisation does: doubles the vowels of each word, then repeats its words.
 * Brackets show where it begins and ends. A text without words stays. The result has at most `maxLength` characters.
 */
export function lengthenText(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const longer = lengthenWords(text)
  const length = [...text].length
  if (longer === text || length + 2 > maxLength) return text
  const room = maxLength - 2
  return `[${room === Number.POSITIVE_INFINITY ? longer : [...longer].slice(0, room).join('').trimEnd()}]`
}

/** Comments, elements whose content is no text, and tags. Their attributes may hold `>` in quotes. */
const markup = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/giu

/** Lengthens each text of an HTML fragment. Tags, attributes and character references stay. */
export function lengthenHtml(html: string): string {
  let result = ''
  let end = 0
  for (const { 0: whole, index } of html.matchAll(markup)) {
    result += lengthenWords(html.slice(end, index)) + whole
    end = index + whole.length
  }
  return result + lengthenWords(html.slice(end))
}

/** Doubles vowels and repeats words. Keeps the spaces around and between words. */
function lengthenWords(text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const parts = core.split(/(\s+)/).map((part) => (exactWord.test(part) ? part : part.replace(vowel, doubled)))
  const repeatable = parts.filter((part) => /\p{L}/u.test(part) && !exactWord.test(part))
  if (repeatable.length === 0) return text
  const wanted = core.length * (growth.find(({ upTo }) => core.length <= upTo)?.factor ?? 1)
  let longer = parts.join('')
  for (let index = 0; longer.length < wanted; index++) longer += ` ${repeatable[index % repeatable.length]}`
  return before + longer + after
}

const doubled = (letter: string): string => letter + letter.toLowerCase()

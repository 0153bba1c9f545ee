/** How a text is to be written: words with an example, and the received text put right where that is plain to see. */
type FormatDescription = { words: string; suggestion?: string }

const path = 'a path of the portal such as "/contenu/voirie"'

/** Formats of the contract, and the patterns its schemas use most, in words. */
const formats: Readonly<Record<string, string>> = {
  date: 'a date such as "2026-05-31"',
  'date-time': 'a date and time with its offset such as "2026-05-31T19:30:00+02:00"',
  color: 'a colour such as "#1d4e89"',
  url: `an https:// address, mailto:, tel: or ${path}`,
  path,
  'https-url': 'an address that begins with https://',
  'image-source':
    'a file id such as "marche.jpg", an https:// address or a path of the portal such as "/images/marche.jpg"',
  '^[A-Za-z0-9][A-Za-z0-9_-]*$': 'made of letters, digits, "_" and "-", the first a letter or a digit',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$': 'a time such as "08:30"',
  '^\\d{5}\\.\\d{3}$': 'five digits, a dot and three digits such as "01234.567"',
  '^[0-9]{5}\\.[0-9]{3}$': 'five digits, a dot and three digits such as "01234.567"',
}

/** Puts a format or a pattern into words; a pattern nobody has words for is told as it is. */
export function describeFormat(name: string, value: unknown): FormatDescription {
  const words = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (words === undefined) return { words: `a text that matches ${name.slice(0, 120)}` }
  const suggestion = typeof value === 'string' ? rewrite(name, value) : undefined
  return suggestion === undefined ? { words } : { words, suggestion }
}

/** Slips that say by themselves what was meant: `http:`, a path without its slash, a date the day first, a colour without #. */
function rewrite(format: string, value: string): string | undefined {
  if (value.length > 200) return undefined
  switch (format) {
    case 'url':
    case 'https-url':
    case 'image-source':
      if (/^http:\/\/[^\s\\/?#@]+[^\s\\]*$/i.test(value)) return value.replace(/^http:/i, 'https:')
      return /^www\.[^\s\\@]+$/.test(value) && format !== 'image-source' ? `https://${value}` : undefined
    case 'path':
      return /^[\w-]+(?:\/[\w.-]+)*\/?$/.test(value) ? `/${value}` : undefined
    case 'date': {
      const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? []
      const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
      if (year !== undefined && isDay) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      return /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : undefined
    }
    case 'color':
      return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? `#${value}` : undefined
    default:
      return undefined
  }
}

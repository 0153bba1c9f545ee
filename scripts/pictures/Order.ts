import { parseArgs } from 'node:util'

/** What is to be pictured. */
export type Order = {
  types: readonly string[]
  themes: readonly string[]
  schemes: readonly string[]
  /** Widths of the window in CSS pixels. */
  widths: readonly number[]
  locale: string
  /** Colours of a demo town, or of one's own, as the studio's address has them; empty for those of the theme. */
  colors: string
  /** The time it is on the pictures, as RFC 3339. */
  now: string
  folder: string
  /** A server that runs already. */
  address: string | undefined
}

const allThemes = ['nordege', 'jetopre', 'squared', 'berdembre', 'base']

export const usage = `npm run pictures -- [block …] [options]

One picture of each block in each theme, light and dark, at each width: every valid fixture, one below the other.
Beside them <block>-light.png and <block>-dark.png show the top of all themes side by side at the smallest width,
and index.html shows everything.

  --theme <name>      ${allThemes.join(', ')}; may be repeated
  --width <pixels>    375 and 1280 unless told; may be repeated
  --scheme <name>     light or dark; may be repeated
  --locale <tag>      fr, de, en or nl
  --colors <name>     montclair, hauteroche, or colours such as primary-0f6675_accent-e5a63f
  --now <time>        the time on the pictures, such as 2027-01-11T10:30:00+01:00
  --folder <path>     where they go; "pictures" unless told
  --address <url>     a server that runs already, such as http://127.0.0.1:3000`

/** Reads the command line. Throws a sentence about what is wrong with it; undefined when help was asked for. */
export function readOrder(args: readonly string[], known: readonly string[]): Order | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      theme: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      scheme: { type: 'string', multiple: true },
      locale: { type: 'string', default: 'fr' },
      colors: { type: 'string', default: '' },
      now: { type: 'string', default: '2027-01-11T10:30:00+01:00' },
      folder: { type: 'string', default: 'pictures' },
      address: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return undefined
  return {
    types: oneOf('block', positionals, known),
    themes: oneOf('theme', values.theme ?? [], allThemes),
    schemes: oneOf('scheme', values.scheme ?? [], ['light', 'dark']),
    widths: (values.width ?? ['375', '1280']).map(toWidth),
    locale: values.locale,
    colors: values.colors,
    now: values.now,
    folder: values.folder,
    address: values.address,
  }
}

/** What was asked for, or everything when nothing was. */
function oneOf(what: string, asked: readonly string[], known: readonly string[]): readonly string[] {
  const strange = asked.find((each) => !known.includes(each))
  if (strange !== undefined) throw new Error(`There is no ${what} "${strange}". There are: ${known.join(', ')}.`)
  return asked.length > 0 ? asked : known
}

function toWidth(text: string): number {
  const width = Number(text)
  if (!Number.isInteger(width) || width < 200 || width > 4000) throw new Error(`"${text}" is no width in pixels.`)
  return width
}

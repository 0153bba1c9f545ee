import { parseArgs } from 'node:util'

/** Options of the command. */
export type PictureOptions = {
  types: readonly string[]
  themes: readonly string[]
  schemes: readonly string[]
  /** Widths of the window in CSS pixels. */
  widths: readonly number[]
  locale: string
  /** Name of a demo town, or colours in the form of the studio's address; empty for those of the theme. */
  colors: string
  /** The current time on the pictures, in RFC 3339 format. */
  now: string
  folder: string
  /** Origin of a running server. Without it, the command starts one. */
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
  --locale <tag>      the language of the texts; fr unless told
  --colors <name>     montclair, hauteroche, or colours such as primary-0f6675_accent-e5a63f
  --now <time>        the time on the pictures, such as 2027-01-11T10:30:00+01:00
  --folder <path>     where they go; "pictures" unless told
  --address <url>     a server that runs already, such as http://127.0.0.1:3000`

/** Parses the command line. Returns undefined for `--help`; throws an error for invalid options. */
export function parseOptions(args: readonly string[], known: readonly string[]): PictureOptions | undefined {
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
    types: chosenOrAll('block', positionals, known),
    themes: chosenOrAll('theme', values.theme ?? [], allThemes),
    schemes: chosenOrAll('scheme', values.scheme ?? [], ['light', 'dark']),
    widths: (values.width ?? ['375', '1280']).map(toWidth),
    locale: values.locale,
    colors: values.colors,
    now: values.now,
    folder: values.folder,
    address: values.address,
  }
}

/** The chosen values, or all when none is chosen. Throws on an unknown one. */
function chosenOrAll(what: string, chosen: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = chosen.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new Error(`There is no ${what} "${unknown}". There are: ${known.join(', ')}.`)
  return chosen.length > 0 ? chosen : known
}

function toWidth(text: string): number {
  const width = Number(text)
  if (!Number.isInteger(width) || width < 200 || width > 4000) throw new Error(`"${text}" is not a width in pixels.`)
  return width
}

import { type Members, own } from '../../check/value'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

/** Words for a picture in general, without what it shows. */
const generic =
  /^(?:(?:une?|an?|the|ein|eine|een|la|le|l['’])\s*)?(?:images?|photos?|photographies?|photographs?|pictures?|pics?|illustrations?|visuels?|vignettes?|bild(?:er)?|fotos?|abbildung|afbeelding(?:en)?|plaatje|grafi(?:k|ek)|graphique|graphic|logos?|ic[oô]nes?|icons?|bannières?|banners?|placeholder|sans titre|untitled|ohne titel|zonder titel|alt|texte alternatif|alt(?:ernative)? text)[\s_-]*\d*[.!…]*$/i

/** File names that cameras, phones and programs generate. */
const camera =
  /^(?:img|dsc[nf]?|dji|pxl|mvi|_mg|gopr|screenshot|capture d['’]écran|bildschirmfoto|schermafbeelding|whatsapp image)[\s_-]*\d/i
const ending = /\.(?:jpe?g|png|gif|webp|svg|avif|heic|bmp|tiff?)$/i

const isFileName = (text: string): boolean =>
  camera.test(text) || (text.lastIndexOf('.') >= text.length - 5 && ending.test(text))

/** Introductions that repeat the screen reader's "image". A "photo de classe", though, is what the picture shows. */
const prefix =
  /^(?:(?:une?|an?|ein|eine|een)\s+)?(?:(?:image|photo|photographie|illustration)\s+(?:(?:montrant|représentant)\s+|(?:du|des|de(?:\s+l['’]|\s+la\b)?|d['’])\s*)(?!classe|groupe|famille|mariage|presse|archive|synth|profil|couverture|identité|fin\b)|(?:image|picture|photo|photograph|illustration)\s+(?:of|showing)\s+|(?:bild|foto|fotografie|abbildung)\s+(?:von|vom|des|der|einer|eines)\s+|(?:afbeelding|foto|plaatje)\s+van\s+)(?=\S)/i

/** Characters. A longer text is taken to describe the picture. */
const maxLength = 120

/** Members that the alternative text must not repeat. */
const captions = ['caption', 'title', 'name', 'question', 'label'] as const

type Purpose = {
  /** The picture is a link or button. */
  isLink: boolean
  /** The block shows nothing else. */
  isAlone: boolean
}

/** Reports an alternative text that does not describe the picture. `data` is that of the picture's block. */
export function uselessAlt(
  linter: RuleContext,
  alt: string,
  key: Key,
  holder: Members,
  data: Members | undefined,
  purpose: Purpose,
): void {
  const text = alt.trim()
  const fault = text === '' ? faultOfEmpty(purpose) : text.length <= maxLength ? faultOf(text, holder, data) : undefined
  if (!fault) return
  const [message, suggestion] = fault
  linter.report('useless-alt', [key], message, { received: alt, ...(suggestion && { suggestion }) })
}

type Fault = [message: string, suggestion?: string]

/** An empty text is right for a picture that only decorates the texts beside it. */
function faultOfEmpty({ isLink, isAlone }: Purpose): Fault | undefined {
  if (isLink) return ['The picture is a link, and its alt is empty: say where it leads.']
  return isAlone ? ['The block is a picture alone, and its alt is empty: say what the picture shows.'] : undefined
}

function faultOf(text: string, holder: Members, data: Members | undefined): Fault | undefined {
  if (generic.test(text)) return [`The alt ${quote(text)} says only that it is a picture: say what the picture shows.`]
  if (isFileName(text) || text === own(holder, 'src'))
    return [`The alt ${quote(text)} is the name of a file: say what the picture shows.`]
  const twin = twinOf(text, holder) ?? (data && twinOf(text, data))
  if (twin)
    return [
      `The alt repeats the ${twin} beside the picture, so a screen reader reads it twice: say what the picture shows.`,
    ]
  const start = prefix.exec(text)?.[0]
  if (!start) return undefined
  const rest = text.slice(start.length)
  const better = rest.charAt(0).toUpperCase() + rest.slice(1)
  return [`The alt begins with ${quote(start)}, which a screen reader already says: leave it out.`, better]
}

const twinOf = (text: string, holder: Members): string | undefined =>
  captions.find((name) => {
    const other = own(holder, name)
    return typeof other === 'string' && other.trim().toLowerCase() === text.toLowerCase()
  })

import { isObject, own } from '../../../schemas/engine'
import { type Drawn, drawnOf } from '../../../schemas/json/drawnOf'
import { findDocument } from '../../../schemas/json/extractDocuments'
import { memberOf } from '../../../schemas/json/pointer'

/** What a text is: documents that can be drawn, or why there is none. */
export type Recognised =
  | { is: 'documents'; value: unknown; drawn: readonly [Drawn, ...Drawn[]] }
  /** JSON of no kind that shows; `inside` is the pointer of a document deeper in it. */
  | { is: 'unknown'; value: unknown; inside: string | undefined }
  | { is: 'broken' }
  | { is: 'empty' }

/** Tells what a text is, as the command line does. */
export function recognise(text: string): Recognised {
  if (text.trim() === '') return { is: 'empty' }
  try {
    return recogniseValue(JSON.parse(text))
  } catch {
    return { is: 'broken' }
  }
}

function recogniseValue(value: unknown): Recognised {
  const [first, ...rest] = drawnOf(value)
  return first
    ? { is: 'documents', value, drawn: [first, ...rest] }
    : { is: 'unknown', value, inside: findDocument(value) }
}

/** What a sentence says of recognised documents. */
export type Summary = {
  kind: 'page' | 'modal' | 'block' | 'blocks' | 'action'
  /** Whether the document stands in an answer of the API. */
  isAnswer: boolean
  /** Title of a page or a modal; type of a block; handler of an action. Empty where there is none. */
  name: string
  /** Number of blocks at the top level. */
  blocks: number
  /** Number of documents besides the first. */
  others: number
}

/** Summarises recognised documents by the first of them. */
export function summarise([first, ...others]: readonly [Drawn, ...Drawn[]]): Summary {
  const { as, document, pointer, list } = first
  const components = memberOf(document, 'components')
  const label = as === 'block' ? 'type' : as === 'action' ? 'handler' : 'title'
  const name = isObject(document) ? own(document, label) : undefined
  return {
    kind: list === undefined ? as : 'blocks',
    isAnswer: pointer !== '' || (list !== undefined && list !== ''),
    name: typeof name === 'string' ? name : '',
    blocks: Array.isArray(components) ? components.length : 0,
    others: others.length,
  }
}

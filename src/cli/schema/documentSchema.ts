import type { Schema } from '../../../schemas/compile/SchemaFiles'
import type { Parts } from './Parts'

const has = (...names: string[]) => ({ type: 'object', required: names })

const isDocument = { anyOf: [has('components'), has('type'), has('handler')] }

/** What an API answers in `data`: a document, or a list of them. */
const answer: Schema = {
  description: 'The document, in the answer of an API.',
  if: isDocument,
  then: { $ref: '#' },
  else: { items: { if: isDocument, then: { $ref: '#' } } },
}

/** What a document is, told by its shape as `beffroi validate` tells it; a part of an API's answer too. */
export function documentSchema(bundle: Parts): Schema {
  const to = (path: string) => ({ $ref: bundle.refer(path) })
  const choices: readonly (readonly [Schema, Schema])[] = [
    [{ type: 'array' }, { type: 'array', items: to('block.json') }],
    [{ ...has('components'), anyOf: [has('buttons'), has('closable')] }, to('modal.json')],
    [has('components'), to('page.json')],
    [has('type'), to('block.json')],
    [has('handler'), to('action.json')],
  ]
  const last: Schema = { type: 'object', properties: { data: answer } }
  return {
    title: 'Document',
    description: 'A page, a modal, a block, an action or a list of blocks: its members tell which.',
    examples: ['page.json', 'block.json', 'action.json'].map((path) => [bundle.read(path).examples].flat()[0]),
    ...choices.reduceRight(
      (otherwise, [condition, schema]) => ({ if: condition, then: schema, else: otherwise }),
      last,
    ),
  }
}

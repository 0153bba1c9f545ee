import type { Words } from '../../../schemas/words'
import { describeComponent, findComponent } from '../contract/allComponents'
import type { StudioText } from '../texts/StudioText'
import { type Recognised, summarise } from './recognise'

/** A sentence that says what a text is, such as “Une page de 7 blocs”; empty for an empty or broken text. */
export function summaryText(text: StudioText, words: Words, recognised: Recognised): string {
  if (recognised.is === 'unknown') {
    const { inside } = recognised
    return inside === undefined ? text('paste.unknown') : text('paste.unknownInside', { pointer: inside })
  }
  if (recognised.is !== 'documents') return ''
  const { kind, isAnswer, name, blocks, others } = summarise(recognised.drawn)
  const collection = kind === 'block' ? 'blocks' : 'actions'
  const component = kind === 'block' || kind === 'action' ? findComponent(collection, name) : undefined
  const title = component ? describeComponent(words, component).title : name
  const sentence = text(`paste.${kind}`, {
    title,
    hasTitle: title === '' ? 'no' : 'yes',
    from: isAnswer ? 'answer' : 'itself',
    count: blocks,
  })
  return others > 0 ? `${sentence} ${text('paste.others', { count: others })}` : sentence
}

import { type Block, isObject, own, type Page } from '../../../schemas/engine'
import { escapeHtml } from '../document/escapeHtml'
import type { FormResult } from './Posted'
import type { FormResultText } from './PostedText'
import { fieldErrors } from './refusals'

/** The page that tells a visitor what became of the form they posted. `labels` are those of its fields, by name. */
export function formResultPage(posted: FormResult, labels: ReadonlyMap<string, string>, text: FormResultText): Page {
  const { status, back = '/', answer } = posted
  if (status < 400) return successPage(back, blockOf(answer), text)
  if (status === 429) return refusalPage(text('refused.title'), [paragraph(text('refused.tooMany'))], back, text)
  if (status !== 400 && status !== 413 && status !== 422) {
    return refusalPage(text('failed.title'), [paragraph(text('failed.text'))], back, text)
  }
  const wrong = fieldErrors(answer, labels, text)
  const items = wrong.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')
  const list: Block = { type: 'rich-text', data: { html: `<ul>${items}</ul>` } }
  const reasons = wrong.length > 0 ? [paragraph(text('refused.text')), list] : [paragraph(text('refused.unknown'))]
  return refusalPage(text('refused.title'), reasons, back, text)
}

const paragraph = (content: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(content)}</p>` } })

const linkButton = (label: string, kind: 'primary' | 'secondary', path: string): Block => ({
  type: 'button',
  data: { label, kind, action: { handler: 'navigation', data: { path } } },
})

/** A block that was answered takes the place of words. It is checked where it is drawn. */
const successPage = (back: string, block: Block | undefined, text: FormResultText): Page => ({
  title: text('sent.title'),
  components: [block ?? paragraph(text('sent.text')), linkButton(text('sent.back'), 'primary', back)],
})

const refusalPage = (title: string, reasons: Block[], back: string, text: FormResultText): Page => ({
  title,
  components: [...reasons, paragraph(text('refused.keep')), linkButton(text('refused.again'), 'secondary', back)],
})

function blockOf(answer: unknown): Block | undefined {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return isBlock(data) ? data : undefined
}

const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof own(value, 'type') === 'string' && isObject(own(value, 'data'))

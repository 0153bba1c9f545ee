import { type Block, isObject, own, type Page } from '../../../schemas/engine'
import { escapeHtml } from '../document/escapeHtml'
import type { Posted } from './Posted'
import type { PostedText } from './PostedText'
import { refusals } from './refusals'

/** The page that tells a visitor what became of the form they posted. `labels` are those of its fields, by name. */
export function postedPage(posted: Posted, labels: ReadonlyMap<string, string>, text: PostedText): Page {
  const { status, back = '/', answer } = posted
  if (status < 400) return thanks(back, blockOf(answer), text)
  if (status === 429) return refused(text('refused.title'), [said(text('refused.tooMany'))], back, text)
  if (status !== 400 && status !== 413 && status !== 422) {
    return refused(text('failed.title'), [said(text('failed.text'))], back, text)
  }
  const wrong = refusals(answer, labels, text)
  const items = wrong.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')
  const list: Block = { type: 'rich-text', data: { html: `<ul>${items}</ul>` } }
  const reasons = wrong.length > 0 ? [said(text('refused.text')), list] : [said(text('refused.unknown'))]
  return refused(text('refused.title'), reasons, back, text)
}

const said = (content: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(content)}</p>` } })

const way = (label: string, kind: 'primary' | 'secondary', path: string): Block => ({
  type: 'button',
  data: { label, kind, action: { handler: 'navigation', data: { path } } },
})

/** A block that was answered takes the place of words. It is checked where it is drawn. */
const thanks = (back: string, block: Block | undefined, text: PostedText): Page => ({
  title: text('sent.title'),
  components: [block ?? said(text('sent.text')), way(text('sent.back'), 'primary', back)],
})

const refused = (title: string, reasons: Block[], back: string, text: PostedText): Page => ({
  title,
  components: [...reasons, said(text('refused.keep')), way(text('refused.again'), 'secondary', back)],
})

function blockOf(answer: unknown): Block | undefined {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return isBlock(data) ? data : undefined
}

const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof own(value, 'type') === 'string' && isObject(own(value, 'data'))

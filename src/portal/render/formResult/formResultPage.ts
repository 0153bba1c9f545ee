import { type Block, isObject, own, type Page } from '../../../../schemas/engine'
import { escapeHtml } from '../escapeHtml'
import type { FormResult } from './FormResult'
import type { FormResultText, FormResultTextKey } from './loadFormResultText'

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

const sentences: Readonly<Record<string, FormResultTextKey>> = {
  'missing-property': 'field.required',
  'out-of-range': 'field.range',
}

/** What is wrong with a posted form, one sentence for each field, out of the answer of the call. */
function fieldErrors(answer: unknown, labels: ReadonlyMap<string, string>, text: FormResultText): string[] {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  const told = new Map<string, string>()
  for (const issue of Array.isArray(issues) ? issues.filter(isObject) : []) {
    const { pointer, code } = issue
    const field = typeof pointer === 'string' ? fieldOf(pointer) : undefined
    if (field === undefined || told.has(field) || issue.severity === 'warning') continue
    const key = typeof code === 'string' && Object.hasOwn(sentences, code) ? sentences[code] : undefined
    told.set(field, text(key ?? 'field.wrong', { label: labels.get(field) ?? field }))
  }
  return [...told.values()]
}

/** `email` of `/body/email` and of `/body/fields/email`; undefined where no field is meant. */
const fieldOf = (pointer: string): string | undefined => /^\/body\/(?:fields\/)?([^/]+)/.exec(pointer)?.[1]

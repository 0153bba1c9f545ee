import type { FormResult } from '../../../../schemas/door'
import { type Block, isObject, own, type Page } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { FormResultText, FormResultTextKey } from './loadFormResultText'

/** The page that shows the result of a posted form. `labels` are the labels of its fields by name. */
export function formResultPage(
  formResult: FormResult,
  labels: ReadonlyMap<string, string>,
  text: FormResultText,
): Page {
  const { status, back = '/', answer } = formResult
  if (status < 400) return successPage(back, blockOf(answer), text)
  if (status === 429) return tooManyRequestsPage(formResult, back, text)
  if (status !== 400 && status !== 413 && status !== 422) {
    return refusalPage(text('failed.title'), [paragraph(text('failed.text'))], back, text)
  }
  const errors = fieldErrors(answer, labels, text)
  const items = errors.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')
  const list: Block = { type: 'rich-text', data: { html: `<ul>${items}</ul>` } }
  const reasons = errors.length > 0 ? [paragraph(text('refused.text')), list] : [paragraph(text('refused.unknown'))]
  return refusalPage(text('refused.title'), reasons, back, text)
}

const paragraph = (content: string): Block => ({ type: 'rich-text', data: { html: `<p>${escapeHtml(content)}</p>` } })

const linkButton = (label: string, kind: 'primary' | 'secondary', path: string): Block => ({
  type: 'button',
  data: { label, kind, action: { handler: 'navigation', data: { path } } },
})

/** Shows the block of the response, otherwise a sentence. The engine validates the block when it renders it. */
const successPage = (back: string, block: Block | undefined, text: FormResultText): Page => ({
  title: text('sent.title'),
  components: [block ?? paragraph(text('sent.text')), linkButton(text('sent.back'), 'primary', back)],
})

const refusalPage = (title: string, reasons: Block[], back: string, text: FormResultText): Page => ({
  title,
  components: [...reasons, paragraph(text('refused.keep')), linkButton(text('refused.again'), 'secondary', back)],
})

/**
 * Asks the visitor to wait. The form with its fields follows, if they are known; otherwise the browser still has
 * them.
 */
const tooManyRequestsPage = ({ fields }: FormResult, back: string, text: FormResultText): Page => ({
  title: text('late.title'),
  components: fields
    ? [paragraph(text('refused.tooMany')), paragraph(text('late.kept'))]
    : refusalPage('', [paragraph(text('refused.tooMany'))], back, text).components,
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

/** One sentence for each invalid field, from the issues of the call's answer. */
function fieldErrors(answer: unknown, labels: ReadonlyMap<string, string>, text: FormResultText): string[] {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  const sentencesByField = new Map<string, string>()
  for (const issue of Array.isArray(issues) ? issues.filter(isObject) : []) {
    const { pointer, code } = issue
    const field = typeof pointer === 'string' ? fieldOf(pointer) : undefined
    if (field === undefined || sentencesByField.has(field) || issue.severity === 'warning') continue
    const key = typeof code === 'string' && Object.hasOwn(sentences, code) ? sentences[code] : undefined
    const label = labels.get(field) ?? field
    const file = refusedFile(issue)
    const sentence = file === undefined ? text(key ?? 'field.wrong', { label }) : text('field.file', { label, file })
    sentencesByField.set(field, sentence)
  }
  return [...sentencesByField.values()]
}

/** The name of a file whose type is refused: an issue at its content, `/body/photo/file`, holds it as `received`. */
const refusedFile = ({ pointer, received }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof pointer === 'string' && pointer.endsWith('/file') && typeof received === 'string' ? received : undefined

/** `email` of `/body/email` and of `/body/fields/email`; undefined for other pointers. */
const fieldOf = (pointer: string): string | undefined => /^\/body\/(?:fields\/)?([^/]+)/.exec(pointer)?.[1]

import { formatColor, parseColor, textOn } from '../../../schemas/colors/color'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import type { MailTexts } from './mailTexts'
import type { MailWords } from './mailWords'

export type MailContent = {
  words: MailWords
  texts: MailTexts
  language: string
  town: { name: string; color: string }
  link?: string
  code?: string
}

/** Renders a mail as plain text and as HTML without external resources. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.words.subject, text: toText(content), html: toHtml(content) }
}

function toText({ words, texts, town, link, code }: MailContent): string {
  const parts = [
    texts('greeting'),
    ...words.before,
    ...(link ? [`${words.button}\n${link}`] : []),
    ...(code && words.code ? [`${words.code}\n${code}`] : []),
    ...words.after,
    texts('signature', { town: town.name }),
    `-- \n${texts('automatic')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const body = 'margin:0;padding:24px 12px;background:#f4f5f6;color:#1d2a30;font:16px/1.5 system-ui,Arial,sans-serif'
const card = 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden'
const note = 'margin:0 0 16px;font-size:14px;color:#4a585f'

/** Uses inline styles, because mail programs ignore style sheets. */
function toHtml({ words, texts, language, town, link, code }: MailContent): string {
  const back = parseColor(town.color)
  const colors = `background:${formatColor(back)};color:${formatColor(textOn(back))}`
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = (label: string, address: string) =>
    `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;border-radius:6px;${colors};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`
  const parts = [
    paragraph(texts('greeting')),
    ...words.before.map(paragraph),
    ...(link ? [button(words.button, link)] : []),
    ...(code && words.code
      ? [
          paragraph(words.code),
          `<p style="margin:0 0 24px;font-size:28px;font-weight:600;letter-spacing:6px">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...words.after.map(paragraph),
    paragraph(texts('signature', { town: town.name })),
    ...(link
      ? [
          `<p style="${note}">${escapeHtml(texts('address'))}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>`,
        ]
      : []),
    `<p style="${note}">${escapeHtml(texts('automatic'))}</p>`,
  ]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(words.subject)}</title></head>
<body style="${body}">
<div style="${card}">
<div style="padding:16px 24px;${colors};font-size:18px;font-weight:600">${escapeHtml(town.name)}</div>
<div style="padding:24px">
${parts.join('\n')}
</div>
</div>
</body>
</html>
`
}

import { formatColor, parseColor, textOn } from '../../../schemas/colors/color'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import type { MailTexts } from './mailTexts'

/** A labelled part of a submission. */
export type SentRow = readonly [name: string, value: string]

type Content = {
  title: string
  rows: readonly SentRow[]
  texts: MailTexts
  language: string
  town: { name: string; color: string }
  /** The page where the town works on the submission. */
  link?: { label: string; url: string }
}

/** Renders a submission as plain text and as HTML without external resources. */
export const renderTownMail = (content: Content): { text: string; html: string } => ({
  text: toText(content),
  html: toHtml(content),
})

function toText({ title, rows, texts, link }: Content): string {
  const written = rows.map(([name, value]) => `${name}\n${value}`)
  const parts = [title, ...written, ...(link ? [`${link.label}\n${link.url}`] : []), `-- \n${texts('town.automatic')}`]
  return `${parts.join('\n\n')}\n`
}

const body = 'margin:0;padding:24px 12px;background:#f4f5f6;color:#1d2a30;font:16px/1.5 system-ui,Arial,sans-serif'
const card = 'max-width:640px;margin:0 auto;background:#ffffff;border-radius:8px;overflow:hidden'
const note = 'margin:16px 0 0;font-size:14px;color:#4a585f'

/** Uses inline styles, because mail programs ignore style sheets. */
function toHtml({ title, rows, texts, language, town, link }: Content): string {
  const back = parseColor(town.color)
  const colors = `background:${formatColor(back)};color:${formatColor(textOn(back))}`
  const written = rows.map(
    ([name, value]) =>
      `<dt style="margin:16px 0 0;font-size:14px;color:#4a585f">${escapeHtml(name)}</dt><dd dir="auto" style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</dd>`,
  )
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;${colors};font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="${body}">
<div style="${card}">
<div style="padding:16px 24px;${colors};font-size:18px;font-weight:600">${escapeHtml(town.name)}</div>
<div style="padding:24px">
<h1 style="margin:0;font-size:20px">${escapeHtml(title)}</h1>
<dl style="margin:0">${written.join('\n')}</dl>
${button}
<p style="${note}">${escapeHtml(texts('town.automatic'))}</p>
</div>
</div>
</body>
</html>
`
}

import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Review } from '../../api/participation/ratings/decideReview'
import type { ReviewTexts } from './reviewTexts'

type Content = {
  locale: string
  town: string
  texts: ReviewTexts
  review?: Review
  /** The reviewed record. */
  about?: { title: string; href: string } | undefined
  /** Whether the page asks for a decision; otherwise it only shows the message. */
  asks?: boolean
  /** The decision, or the reason why none is possible. */
  message?: string | undefined
}

/** Renders the page, without scripts, that asks for a decision on a review or shows the result. */
export function reviewPage({
  locale,
  town,
  texts,
  review,
  about,
  message,
  asks = message === undefined,
}: Content): string {
  // The URL of this page is a permission, so links must not send it as referrer.
  const subject = about
    ? `<p><a href="${escapeHtml(about.href)}" rel="noreferrer">${escapeHtml(about.title)}</a></p>`
    : ''
  const written = review
    ? `<p>${escapeHtml(texts('rate', { rate: review.rate }))}</p>
<blockquote lang="und" dir="auto">${escapeHtml(review.text).replaceAll('\n', '<br>')}</blockquote>`
    : ''
  const form =
    review && asks
      ? `<p>${escapeHtml(texts('question'))}</p>
<form method="post">
<input type="hidden" name="seen" value="${review.written_at.toISOString()}">
<button name="decision" value="published">${escapeHtml(texts('publish'))}</button>
<button name="decision" value="refused">${escapeHtml(texts('refuse'))}</button>
</form>`
      : ''
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml([texts('title'), town].filter(Boolean).join(' – '))}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${escapeHtml(texts('title'))}</h1>
${subject}
${written}
${message === undefined ? '' : `<p role="status">${escapeHtml(message)}</p>`}
${form}
</main>
</body>
</html>
`
}

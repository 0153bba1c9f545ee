import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeCookie } from '../../../schemas/cookies/storedItems'
import { isLocale, type Locale } from '../../../schemas/engine'
import { cookieOf } from './cookies'
import { plainPageTexts } from './plainPageTexts'

/** Sends an error page in the visitor's language, when the portal cannot render one. */
export const sendPlainPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(status, languageOf(reply.request), reply.request.method === 'GET'))

/**
 * Returns the language in the URL, else the visitor's choice, else that of the referring page, else the first known language in
 * `accept-language`.
 */
function languageOf(request: FastifyRequest): Locale {
  // A request that failed early has no parsed cookies.
  const chosen = request.cookies ? cookieOf(request, localeCookie) : undefined
  const { referer = '', 'accept-language': accepted = '' } = request.headers
  const wanted = [languageIn(request.url), chosen, languageIn(referer), ...accepted.slice(0, 200).split(',')]
  const languages = wanted.map((tag) => tag?.trim().slice(0, 2).toLowerCase())
  return languages.find(isKnown) ?? 'fr'
}

const isKnown = (language: string | undefined): language is Locale => language !== undefined && isLocale(language)

const languageIn = (address: string): string | undefined => /[?&]lang=([A-Za-z-]{2,10})/.exec(address)?.[1]

/** Statuses with texts of their own. */
const explainedStatuses = [400, 404, 413, 421, 429, 503] as const

const retryableStatuses: ReadonlySet<number> = new Set([429, 500, 502, 503, 504])

function plainPage(status: number, language: Locale, isGet: boolean): string {
  const texts = plainPageTexts(language)
  const failure = explainedStatuses.find((each) => each === status) ?? 'failed'
  const title = texts(`${failure}.title`)
  // An unknown host has no home page.
  const homeLink = status === 421 ? '' : `<p><a href="/">${texts('home')}</a></p>\n`
  // An empty `href` links to the page itself.
  const retryLink = isGet && retryableStatuses.has(status) ? `<p><a href="">${texts('retry')}</a></p>\n` : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${texts(`${failure}.text`)}</p>
${retryLink}${homeLink}</main>
</body>
</html>
`
}

/** Style sheet of the pages that the server renders without the portal. */
export const plainStyle = `:root {
  color-scheme: light dark;
  --text: #1c2733;
  --muted: #52606d;
  --surface: #ffffff;
  --raised: #f3f5f8;
  --line: #d5dbe2;
  --link: #1a4f8b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e8ecf1;
    --muted: #a9b4c0;
    --surface: #14191f;
    --raised: #1e252d;
    --line: #36414c;
    --link: #8fc0f5;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--surface);
  color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main, header, footer { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
main > h1:first-child { margin-top: 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 3rem 0 0.5rem; }
h3 { font-size: 1.05rem; margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { background: var(--raised); padding: 1rem; border-radius: 0.5rem; overflow-x: auto; }
nav p { margin: 1rem 0 0; font-weight: 600; }
nav ul { list-style: none; padding: 0; margin: 0; columns: 20rem; column-gap: 2rem; }
nav a { display: inline-block; padding: 0.2rem 0; }
nav li a { display: inline-block; padding: 0.15rem 0; }
section.call { border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; margin: 1rem 0; }
.address { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: baseline; margin: 0.25rem 0 0; }
.method { background: var(--raised); border: 1px solid var(--line); border-radius: 0.4rem; padding: 0 0.5rem; font-weight: 600; }
.muted { color: var(--muted); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; margin: 0.75rem 0 0; overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line); }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
dl { margin: 0.5rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem 0; }
blockquote { margin: 1.5rem 0; padding: 1rem 1.25rem; background: var(--raised); border-inline-start: 4px solid var(--link); border-radius: 0.5rem; }
blockquote p { margin: 0; }
main > header.case { padding: 0; margin-block-start: 2rem; }
header.case p { margin: 0.5rem 0 0; }
header.case h1 { margin: 0.25rem 0 0.75rem; }
.status { display: inline-block; padding: 0.1rem 0.75rem; margin-inline-end: 0.5rem; border: 1px solid currentColor; border-radius: 10rem; }
.steps { list-style: none; margin: 0; padding: 0; }
.steps > li { padding: 0 0 1rem 1.25rem; border-inline-start: 3px solid var(--line); }
.steps p { margin: 0; }
.steps blockquote { margin: 0.5rem 0 0; }
form.case { margin-top: 3rem; }
fieldset { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; }
legend { padding: 0 0.5rem; font-weight: 600; }
.choices { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
.choice { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--link); }
form.case label[for] { display: block; font-weight: 600; }
textarea {
  display: block;
  width: 100%;
  margin: 0.5rem 0;
  padding: 0.75rem 1rem;
  border: 1px solid var(--muted);
  border-radius: 0.5rem;
  background: var(--surface);
  color: var(--text);
  font: inherit;
}
.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.pictures .choice { padding-top: 0.5rem; align-items: flex-start; }
.pictures img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 0.5rem; background: var(--raised); }
main > [role="status"] { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; font-weight: 600; }
form button {
  min-height: 2.75rem;
  margin: 0 0.75rem 0.75rem 0;
  padding: 0.5rem 1.5rem;
  border: 2px solid var(--link);
  border-radius: 0.5rem;
  background: var(--link);
  color: var(--surface);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
form button + button { background: transparent; color: var(--link); }
`

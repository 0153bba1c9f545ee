import { type Html, html } from '../../html/html'

/** Address of the style sheet that the pages of the description have beyond that of plain pages. */
export const referenceStylePath = '/openapi/style.css'

/** A page of the description, in English and without scripts. */
export const referencePage = (title: string, header: Html, main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/plain.css">
<link rel="stylesheet" href="${referenceStylePath}">
</head>
<body>
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`.text

export const referenceStyle = `pre { white-space: pre-wrap; }
summary { min-height: 1.75rem; padding: 0.15rem 0; cursor: pointer; color: var(--link); }
details h3 { margin-block-start: 0.75rem; }
section.call h2 { margin: 0; font-size: 1.15rem; }
section.call p { margin: 0.25rem 0 0; }
form[role="search"] { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; margin-block: 1.5rem; }
form[role="search"] label { flex: 1 1 100%; font-weight: 600; }
form[role="search"] input {
  flex: 1 1 12rem;
  min-width: 0;
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--muted);
  border-radius: 0.5rem;
  background: var(--surface);
  color: var(--text);
  font: inherit;
}
form[role="search"] button { margin: 0; }
ul.calls { list-style: none; margin: 0.5rem 0 0; padding: 0; }
ul.calls > li { padding: 0.5rem 0; border-block-start: 1px solid var(--line); }
ul.calls a, p.back a { display: inline-block; padding: 0.15rem 0; }
ul.calls p { margin: 0; }
`

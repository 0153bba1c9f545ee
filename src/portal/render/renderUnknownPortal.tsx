import { renderToStaticMarkup } from 'react-dom/server'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import type { RenderedPage, RenderRequest } from '../../../schemas/door'
import { locales } from '../../../schemas/engine'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import { defaultPortal } from '../../../schemas/json/repairPortal'
import { chooseLocale } from '../session/locales'
import { Notice } from '../shell/Notice'
import { addTexts, loadTexts } from '../texts/loadTexts'
import { renderingTexts } from '../texts/rendering/renderingTexts'
import { entry, filesOf } from './pageFiles'

/** Renders the page for an unknown portal: base theme, no script. */
export async function renderUnknownPortal({ locale: requestedLocale, assets }: RenderRequest): Promise<RenderedPage> {
  const everyLocale = { ...defaultPortal(''), additionalLocales: [...locales] }
  const locale = chooseLocale(everyLocale, requestedLocale)
  const { shellText: text } = await loadTexts(locale)
  await addTexts(renderingTexts, locale)
  const title = text('notFound.portal')
  const body = renderToStaticMarkup(
    <main>
      <Notice illustration="notFound" title={title} text={text('notFound.portalText')}>
        <a className={buttonClass('primary')} href="/">
          {text('notFound.home')}
        </a>
      </Notice>
    </main>,
  )
  const { styles } = filesOf(assets, [entry, 'src/portal/routes/notFoundPage.tsx'])
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const html = `<!doctype html>
<html lang="${locale}" data-theme="base">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${links}
<title>${escapeHtml(title)}</title>
</head>
<body>${body}</body>
</html>`
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': locale },
    html,
    issues: [],
    parameters: [],
    notice: '',
  }
}

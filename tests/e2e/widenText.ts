import type { Page } from '@playwright/test'

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Gives the page the text spacing that readers may set (WCAG 1.4.12). */
export const widenText = (page: Page): Promise<void> => addStyle(page, spacing)

/** Adds a style as the reader's browser would, past the security policy. */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

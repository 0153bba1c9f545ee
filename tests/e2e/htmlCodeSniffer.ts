import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Message = { type: number; code: string; msg: string; element: Element | undefined }

declare global {
  interface Window {
    HTMLCS: {
      ERROR: number
      process(standard: string, content: Document, done: () => void, failed: () => void): void
      getMessages(): Message[]
    }
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('@pa11y/html_codesniffer/build/HTMLCS.js'), 'utf8')

/** The errors of HTML_CodeSniffer, a second opinion beside axe, on the page as it is now: rule, element and reason. */
export async function findSnifferErrors(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { HTMLCS } = window
    await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject))
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => `${code} ${element?.outerHTML.slice(0, 200)}: ${msg}`)
  })
}

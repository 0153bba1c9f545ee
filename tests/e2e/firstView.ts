import type { Page } from '@playwright/test'

/** What the first view of a page lacks: its title, or anything below the title. */
export const findFirstViewFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
    }
    const fixed = [...document.querySelectorAll('nav')].filter(
      (bar) => isSeen(bar) && bar.parentElement && getComputedStyle(bar.parentElement).position === 'fixed',
    )
    const fold = Math.min(window.innerHeight, ...fixed.map((bar) => bar.getBoundingClientRect().top))
    const titles = [...document.querySelectorAll('main h1, main h2, header p')].filter(isSeen)
    const title = titles[0]?.getBoundingClientRect()
    const rest = [...document.querySelectorAll('main :is(p, li, label, input, button, dt, a, h2)')].filter(
      (part) => isSeen(part) && !part.closest('h1, [aria-label="Fil d’Ariane"]') && part !== titles[0],
    )
    const top = Math.min(
      ...rest.map((part) => part.getBoundingClientRect().top).filter((each) => each > (title?.top ?? 0)),
    )
    const header = document.querySelector('header[data-header]')?.getBoundingClientRect().height ?? 0
    return [
      ...(title && title.top < fold - 20 ? [] : [`the title is at ${title?.top} of ${fold}`]),
      ...(top < fold - 20 ? [] : [`the text is at ${top} of ${fold}`]),
      ...(header < fold * 0.4 ? [] : [`the header is ${header} px high`]),
    ]
  })

/**
 * Returns what sets the font size of the browser, in pixels; 16 is usual. Media queries in `em` follow it (WCAG 1.4.4).
 * The size lasts as long as the session that set it.
 */
export async function fontSizeOf(page: Page): Promise<(standard: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (standard) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  }
}

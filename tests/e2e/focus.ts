import type { Page } from '@playwright/test'

export type Focused = { tag: string; name: string; text: string; href: string; isSeen: boolean; isMarked: boolean }

/**
 * What has the focus: whether it is within the window and uncovered, and whether its outline or shadow, or that of what
 * is drawn for it, tells it from the same element without the focus.
 */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus.')
    const settle = () =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
    const around = [element, element.nextElementSibling, element.closest('label'), ...element.children]
    const drawn = around.flatMap((each) => (each instanceof HTMLElement ? [each] : []))
    const look = (one: HTMLElement) =>
      [null, '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one, part)
        return `${outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`} ${boxShadow}`
      })
    await settle()
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(top + Math.min(height / 2, 40), 0), innerHeight - 1)
    const above = document.elementFromPoint(x, y)
    const isLabel = above !== null && element.closest('label')?.contains(above)
    const isSeen = above !== null && (element.contains(above) || above.contains(element) || isLabel === true)
    const withFocus = drawn.flatMap(look)
    element.blur()
    await settle()
    const isMarked = drawn.flatMap(look).some((one, index) => one !== withFocus[index])
    element.focus({ preventScroll: true })
    return {
      tag: element.localName,
      name: element.getAttribute('aria-label') ?? '',
      text: element.textContent?.trim().slice(0, 60) ?? '',
      href: element.getAttribute('href') ?? '',
      isSeen,
      isMarked,
    }
  })

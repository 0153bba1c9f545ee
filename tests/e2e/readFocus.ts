import type { Page } from '@playwright/test'

export type FocusState = { tag: string; name: string; text: string; href: string; isSeen: boolean; isMarked: boolean }

/**
 * The focused element: whether it is within the window and uncovered (`isSeen`), and whether its outline or shadow, or
 * that of an element beside it, differs from the same element without focus (`isMarked`).
 */
export const readFocus = (page: Page): Promise<FocusState> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) throw new Error('Nothing has the focus.')
    const settle = () =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
    const around = [element, element.nextElementSibling, element.closest('label'), ...element.children]
    const candidates = around.flatMap((each) => (each instanceof HTMLElement ? [each] : []))
    const outlinesOf = (one: HTMLElement) =>
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
    const withFocus = candidates.flatMap(outlinesOf)
    element.blur()
    await settle()
    const isMarked = candidates.flatMap(outlinesOf).some((one, index) => one !== withFocus[index])
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

import type { Locator, Page } from '@playwright/test'

/** Elements that are wider than the window; none on a page that reflows. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowX)) return true
      }
      return false
    }
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 0 && (right > width + 1 || left < -1) && element.checkVisibility() && !scrolls(element)
    })
    const page = document.scrollingElement
    return [
      ...(page && page.scrollWidth > width ? [`the page is ${page.scrollWidth} px wide in ${width}`] : []),
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

/**
 * Boxes that hold more sideways than they show, except those that are meant to be scrolled with the keyboard, pictures, frames, and
 * texts that end in an ellipsis.
 */
export const findSidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMeant = (element: Element): boolean => {
      const { textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
      return isShortened || element.matches('[tabindex="0"], input, textarea, select, svg, :has(iframe)')
    }
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { clientWidth, scrollWidth } = element
        if (clientWidth === 0 || scrollWidth <= clientWidth + 1 || !element.checkVisibility()) return false
        return /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) && !isMeant(element)
      })
      .map((element) => `${element.scrollWidth} px in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`)
  })

/** Elements whose text is clipped by their box, except where it ends in an ellipsis on purpose. */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clip, clipPath, webkitLineClamp, textOverflow } = getComputedStyle(element)
        const isHidden = clip !== 'auto' || clipPath !== 'none'
        const isMeant = webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
        if (isHidden || isMeant || !element.checkVisibility() || !holdsText(element)) return false
        const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
        const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
        return cutsX || cutsY
      })
      .map((element) => element.outerHTML.slice(0, 160))
  })

/** Texts of which a clipping box above them hides a part, except where they end in an ellipsis on purpose. */
export const findCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      for (let above: Element | null = text.parentElement; above && width > 0; above = above.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(above)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') break
        if (webkitLineClamp !== 'none' || !/hidden|clip/.test(overflowX)) continue
        const box = above.getBoundingClientRect()
        if (right > box.right + 1 || left < box.left - 1)
          cut.push(`${text.textContent} in ${above.outerHTML.slice(0, 120)}`)
      }
    }
    return cut
  })

/** Words of some elements that are broken over two lines. */
export const findBrokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((found) =>
    found.flatMap((element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

/** Links, buttons and fields under 24 px wide or high that are not within a line of text (WCAG 2.5.8). */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minSize = 24
    const selector =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [tabindex="0"]'
    const isInText = (element: Element): boolean => {
      const block = element.parentElement?.closest('p, li, dd, td, figcaption, blockquote')
      const around = block?.textContent?.replace(element.textContent ?? '', '').trim() ?? ''
      return getComputedStyle(element).display === 'inline' && around.length > 0
    }
    const isOutOfSight = (element: Element) =>
      element.getBoundingClientRect().right <= 0 ||
      element.closest('[inert]') ||
      // Neither keyboard nor pointer reaches it: a script opens what belongs to it.
      element.matches('[aria-hidden="true"][tabindex="-1"]')
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !isInText(element) && !isOutOfSight(element))
      .flatMap((element) => {
        const target = element.closest('label') ?? element
        const after = getComputedStyle(element, '::after')
        const before = getComputedStyle(element, '::before')
        // A pseudo-element that covers the whole card is part of the target.
        const covers = [after, before].filter(({ position, content }) => position === 'absolute' && content !== 'none')
        const { width, height } = target.getBoundingClientRect()
        const sizes = covers.map((cover) => [Number.parseFloat(cover.width), Number.parseFloat(cover.height)])
        const isLarge = [[width, height], ...sizes].some(([x = 0, y = 0]) => x >= minSize - 0.5 && y >= minSize - 0.5)
        const size = `${Math.round(width)}×${Math.round(height)}`
        return isLarge ? [] : [`${size} ${element.outerHTML.slice(0, 140)}`]
      })
  })

/** Pairs of the header's parts that cover each other. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluateAll((headers) => {
    const parts = headers.flatMap((header) => [
      ...header.querySelectorAll('picture img, a > span, summary, a:not(:has(picture, span))'),
    ])
    const visible = parts.filter((part) => part.checkVisibility())
    const boxes = visible.map((part) => ({ name: part.outerHTML.slice(0, 60), box: part.getBoundingClientRect() }))
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const { box } = one
          return (
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
          )
        })
        .map((other) => `${one.name} and ${other.name}`),
    )
  })

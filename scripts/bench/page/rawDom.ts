import type { Contender } from './Contender'

/** The same DOM by cloning a drawn cell as a template and setting its texts: the floor of what a browser can do. */
export function rawDom(template: () => HTMLElement, fill: (cell: HTMLElement, block: unknown) => void): Contender {
  let list: HTMLElement | undefined
  let texts: string[] = []

  const blocksOf = (text: string): unknown[] => {
    const page: unknown = JSON.parse(text)
    const components = typeof page === 'object' && page !== null && 'components' in page ? page.components : []
    return Array.isArray(components) ? components : []
  }

  return {
    mount(root, text) {
      list = root
      const pattern = template()
      const fragment = document.createDocumentFragment()
      texts = blocksOf(text).map((block) => {
        const cell = pattern.cloneNode(true)
        if (cell instanceof HTMLElement) {
          fill(cell, block)
          fragment.append(cell)
        }
        return JSON.stringify(block)
      })
      root.append(fragment)
      root.getBoundingClientRect()
    },
    update(text) {
      blocksOf(text).forEach((block, index) => {
        const next = JSON.stringify(block)
        if (texts[index] === next) return
        const cell = list?.children[index]
        if (cell instanceof HTMLElement) fill(cell, block)
        texts[index] = next
      })
      list?.getBoundingClientRect()
    },
    unmount() {
      list?.replaceChildren()
    },
  }
}

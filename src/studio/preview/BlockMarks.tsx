import { useEffect, useRef } from 'react'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { visitValues } from '../../../schemas/json/visitValues'
import { reportToGallery } from '../frame/reports'
import styles from './BlockMarks.module.css'
import { drawnBlocks } from './markBlocks'

type Props = {
  document: unknown
  /** Pointer of the place whose block is outlined. */
  selected: string | undefined
}

/** Outlines the block at the selected place, and reports in which block the user presses. */
export function BlockMarks({ document: drawn, selected }: Props) {
  const outline = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const pick = ({ target, clientX, clientY }: MouseEvent) => {
      const pointer = target instanceof Element ? blockAt(drawn, target, clientX, clientY) : undefined
      if (pointer !== undefined) reportToGallery('preview-pick', pointer)
    }
    document.addEventListener('click', pick, true)
    return () => document.removeEventListener('click', pick, true)
  }, [drawn])

  useEffect(() => {
    let place = ''
    const draw = () => {
      const box = selected === undefined ? undefined : boxOf(drawn, selected)
      if (outline.current) show(outline.current, box)
      const next = box ? `${Math.round(box.top)} ${Math.round(box.height)}` : ''
      if (box && next !== place) reportToGallery('preview-place', { top: box.top, height: box.height })
      place = next
    }
    draw()
    // Pictures and blocks that load move what is below.
    const observer = new ResizeObserver(draw)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [drawn, selected])

  return <div ref={outline} className={styles.outline} aria-hidden="true" hidden />
}

/** A box in CSS pixels from the start of the document. */
type Box = { top: number; left: number; width: number; height: number }

function show(element: HTMLElement, box: Box | undefined): void {
  element.hidden = box === undefined
  if (!box) return
  for (const side of ['top', 'left', 'width', 'height'] as const) element.style[side] = `${box[side]}px`
}

/** The box of the innermost drawn block at a pointer or around it. */
function boxOf(document: unknown, pointer: string): Box | undefined {
  let value = document
  let data: object | undefined
  const note = () => {
    const inside = memberOf(value, 'data')
    if (typeof inside === 'object' && inside !== null && drawnBlocks.has(inside)) data = inside
  }
  note()
  for (const name of splitPointer(pointer)) {
    value = memberOf(value, name)
    note()
  }
  const rects = (data && drawnBlocks.get(data)?.getClientRects()) ?? []
  return rects.length > 0 ? around(rects) : undefined
}

function around(rects: readonly DOMRect[]): Box {
  const top = Math.min(...rects.map((rect) => rect.top))
  const left = Math.min(...rects.map((rect) => rect.left))
  const width = Math.max(...rects.map((rect) => rect.right)) - left
  const height = Math.max(...rects.map((rect) => rect.bottom)) - top
  return { top: top + window.scrollY, left: left + window.scrollX, width, height }
}

/** The pointer of the smallest drawn block at a point of the window; a press of a key has no point but its element. */
function blockAt(document: unknown, target: Element, x: number, y: number): string | undefined {
  const box = target.getBoundingClientRect()
  const isKey = x === 0 && y === 0
  const [left, top] = isKey ? [box.left + box.width / 2, box.top + box.height / 2] : [x, y]
  let smallest: { data: object; area: number } | undefined
  for (const [data, instance] of drawnBlocks) {
    for (const rect of instance.getClientRects()) {
      const isInside = rect.left <= left && left <= rect.right && rect.top <= top && top <= rect.bottom
      const area = rect.width * rect.height
      if (isInside && (!smallest || area < smallest.area)) smallest = { data, area }
    }
  }
  return smallest && pointerOf(document, smallest.data)
}

/** The pointer of the block with this data. */
function pointerOf(document: unknown, data: object): string | undefined {
  let found: string | undefined
  visitValues(document, (value, { pointer }) => {
    if (value === data) found ??= pointer
  })
  return found?.replace(/\/data$/, '')
}

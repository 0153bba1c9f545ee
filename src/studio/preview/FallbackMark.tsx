import { createContext, type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Issue } from '../../../schemas/engine'
import { useStudioText } from '../texts/StudioText'
import styles from './FallbackMark.module.css'
import { markLayer, removeEmptyLayer } from './markLayer'

type Props = { issues: readonly Issue[]; children: ReactNode }

/** Whether a fallback is drawn inside another one, which has the mark. */
const InsideContext = createContext(false)

/** Marks the fallback of a refused block with a label above it, outside the elements of the blocks. */
export function FallbackMark({ issues, children }: Props) {
  if (use(InsideContext)) return children
  return (
    <InsideContext value>
      <MarkedFallback issues={issues}>{children}</MarkedFallback>
    </InsideContext>
  )
}

/** Two hidden elements around the fallback tell which elements it drew. They are removed before anything is painted. */
function MarkedFallback({ issues, children }: Props) {
  const start = useRef<HTMLElement>(null)
  const end = useRef<HTMLElement>(null)
  const drawn = useDrawnElements(start, end)
  const text = useStudioText()
  useEffect(() => removeEmptyLayer, [])
  return (
    <>
      {!drawn && <i ref={start} hidden />}
      {children}
      {!drawn && <i ref={end} hidden />}
      {drawn &&
        drawn.length > 0 &&
        createPortal(<Label issues={issues} drawn={drawn} />, markLayer(text('situation.marks'), text('language')))}
    </>
  )
}

/** The elements between two others, which are needed only while the result is undefined. */
function useDrawnElements(start: RefObject<Element | null>, end: RefObject<Element | null>) {
  const [drawn, setDrawn] = useState<readonly Element[]>()
  useLayoutEffect(() => {
    if (drawn) return
    const found: Element[] = []
    for (let next = start.current?.nextElementSibling; next && next !== end.current; next = next.nextElementSibling)
      found.push(next)
    setDrawn(found)
  }, [drawn, start, end])
  useEffect(() => {
    if (!drawn) return
    const observer = new MutationObserver(() => {
      if (drawn.length === 0 || drawn.some((element) => !element.isConnected)) setDrawn(undefined)
    })
    observer.observe(document.getElementById('root') ?? document.body, { subtree: true, childList: true })
    return () => observer.disconnect()
  }, [drawn])
  return drawn
}

/** A box around some elements, in CSS pixels from the top left corner of the document. */
type Box = { left: number; top: number; width: number; height: number }

/** Width of a box that holds a label, in CSS pixels. */
const minLabelWidth = 220

function Label({ issues, drawn }: { issues: readonly Issue[]; drawn: readonly Element[] }) {
  const text = useStudioText()
  const box = useBox(drawn)
  const block = issues[0]?.block
  return (
    <div
      className={styles.frame}
      data-narrow={(box && box.width < minLabelWidth) || undefined}
      style={box && { ...box }}
    >
      <p className={styles.label} lang={text('language')}>
        {block ? text('situation.fallback', { block }) : text('situation.fallbackUnknown')}
      </p>
    </div>
  )
}

/** Follows the box of elements when they or the document change their size. */
function useBox(elements: readonly Element[]): Box | undefined {
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const measure = () => setBox(boxAround(elements))
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [document.documentElement, ...elements]) observer.observe(element)
    return () => observer.disconnect()
  }, [elements])
  return box
}

function boxAround(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return { left: left + window.scrollX, top: top + window.scrollY, width: right - left, height: bottom - top }
}

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type PreviewState, previewAddress } from './PreviewState'
import type { PreviewReports } from './reports'

/** What to do with what the preview tells. */
export type ReportListeners = { [R in keyof PreviewReports]?: ((detail: PreviewReports[R]) => void) | undefined }

type Props = {
  state: PreviewState
  title: string
  className?: string | undefined
  style?: CSSProperties | undefined
  /** It is only looked at: neither Tab nor a press enters it. */
  inert?: boolean
  listeners?: ReportListeners | undefined
}

/** A document of its own that draws a fixture, so that theme, width and style sheets are those of a real page. */
export function PreviewFrame({ state, title, className, style, inert = false, listeners = {} }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const address = previewAddress(state)
  const [first] = useState(address)
  const shown = useRef(first)
  const latest = useRef(listeners)

  useEffect(() => {
    latest.current = listeners
  })

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    // Replaced, not set as `src`: that would add a step to the history of the studio.
    ref.current?.contentWindow?.location.replace(address)
  }, [address])

  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const ends = reportNames.map((name) => listen(frame, name, latest))
    return () => {
      for (const end of ends) end()
    }
  }, [])

  return <iframe ref={ref} src={first} title={title} className={className} style={style} inert={inert} />
}

const reportNames = [
  'preview-size',
  'preview-action',
  'preview-issue',
  'preview-jump',
  'preview-examined',
] as const satisfies (keyof PreviewReports)[]

function listen<R extends keyof PreviewReports>(
  frame: HTMLIFrameElement,
  name: R,
  latest: { current: ReportListeners },
) {
  const hear = (event: Event) => {
    if (isReport<R>(event, name)) latest.current[name]?.(event.detail)
  }
  frame.addEventListener(name, hear)
  return () => frame.removeEventListener(name, hear)
}

/** The event is made in the frame's own realm, so `instanceof` says nothing of it; its name does. */
const isReport = <R extends keyof PreviewReports>(event: Event, name: R): event is CustomEvent<PreviewReports[R]> =>
  event.type === name && 'detail' in event

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type PreviewState, previewAddress } from './PreviewState'
import type { PreviewReports } from './reports'

/** Handlers of the reports of a preview. */
export type ReportListeners = { [R in keyof PreviewReports]?: ((detail: PreviewReports[R]) => void) | undefined }

type Props = {
  state: PreviewState
  title: string
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Whether focus and pointer ignore the frame. */
  inert?: boolean
  listeners?: ReportListeners | undefined
}

/** A frame that renders a fixture in its own document, with the theme, width and style sheets of a real page. */
export function PreviewFrame({ state, title, className, style, inert = false, listeners = {} }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const address = previewAddress(state)
  const [initialAddress] = useState(address)
  const currentAddress = useRef(initialAddress)
  const latest = useRef(listeners)

  useEffect(() => {
    latest.current = listeners
  })

  useEffect(() => {
    if (currentAddress.current === address) return
    currentAddress.current = address
    // Setting `src` would add an entry to the history of the studio.
    ref.current?.contentWindow?.location.replace(address)
  }, [address])

  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const unsubscribes = reportNames.map((name) => subscribe(frame, name, latest))
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [])

  return <iframe ref={ref} src={initialAddress} title={title} className={className} style={style} inert={inert} />
}

const reportNames = [
  'preview-size',
  'preview-action',
  'preview-issue',
  'preview-jump',
  'preview-examined',
  'preview-situation',
  'preview-focus',
  'preview-draft',
  'preview-pick',
  'preview-place',
] as const satisfies (keyof PreviewReports)[]

function subscribe<R extends keyof PreviewReports>(
  frame: HTMLIFrameElement,
  name: R,
  latest: { current: ReportListeners },
) {
  const onReport = (event: Event) => {
    if (isReport<R>(event, name)) latest.current[name]?.(event.detail)
  }
  frame.addEventListener(name, onReport)
  return () => frame.removeEventListener(name, onReport)
}

/** Recognises a report by its name: `instanceof` fails, as the event is created in the realm of the frame. */
const isReport = <R extends keyof PreviewReports>(event: Event, name: R): event is CustomEvent<PreviewReports[R]> =>
  event.type === name && 'detail' in event

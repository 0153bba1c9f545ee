import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepAwake } from '../../../../device/keepAwake'
import { createCodeReader } from './createCodeReader'

/** `denied` without the permission, `missing` without a camera, `unsupported` where the browser offers none, `broken` for other failures. */
export type CameraProblem = 'denied' | 'missing' | 'unsupported' | 'broken'
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem

/** Time between two pictures that are searched for a code, in ms. */
const betweenMs = 120

/** Time for which a code must be out of the picture to be read again, in ms: nobody takes a ticket away at once. */
const againMs = 2500

const problems: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems.get(error.name)) || 'broken'

type Camera = {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  start(): void
  stop(): void
}

/** The camera of the device, which reports each code once while it is in the picture. The screen stays on meanwhile. */
export function useCamera(onCode: (text: string) => void): Camera {
  const [isWanted, setWanted] = useState(false)
  const [state, setState] = useState<CameraState>('off')
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWanted) return
    const run = new AbortController()
    const stopAwake = keepAwake(() => {})
    setState('starting')
    film(video, run.signal, { onStart: () => setState('on'), onCode: report }).catch((error: unknown) => {
      if (run.signal.aborted) return
      setState(problemOf(error))
      setWanted(false)
    })
    return () => {
      run.abort()
      stopAwake()
    }
  }, [isWanted])
  return {
    state,
    video,
    start() {
      if (navigator.mediaDevices) setWanted(true)
      else setState('unsupported')
    },
    stop() {
      setWanted(false)
      setState('off')
    },
  }
}

type Events = { onStart(): void; onCode(text: string): void }

/** Shows the camera and reports its codes until the signal. Rejects when the camera cannot be used or ends by itself. */
async function film(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal, { onStart, onCode }: Events) {
  const wanted = { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } }
  const [stream, readCode] = await Promise.all([navigator.mediaDevices.getUserMedia(wanted), createCodeReader()])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  const element = video.current
  if (signal.aborted || !element) return stop()
  signal.addEventListener('abort', stop)
  try {
    element.srcObject = stream
    await element.play()
    onStart()
    const seen = createMemory()
    while (!signal.aborted) {
      if (!stream.active) throw new Error('The camera has ended.')
      const text = await readCode(element)
      if (text !== undefined && !signal.aborted && seen(text)) onCode(text)
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
    }
  } finally {
    stop()
    element.srcObject = null
  }
}

/** Creates a function that says whether a code is new in the picture. */
function createMemory(): (text: string) => boolean {
  let last = ''
  let at = Number.NEGATIVE_INFINITY
  return (text) => {
    const now = performance.now()
    const isNew = text !== last || now - at > againMs
    last = text
    at = now
    return isNew
  }
}

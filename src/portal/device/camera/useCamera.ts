import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepAwake } from '../keepAwake'
import type { CodeReader, FoundCode } from './CodeReader'
import { film, type Hint } from './film'
import { canLight, light } from './torch'
import { useIsPageVisible } from './useIsPageVisible'

/** `denied` without the permission, `missing` without a camera, `unsupported` where the browser offers none, `broken` for other failures. */
export type CameraProblem = 'denied' | 'missing' | 'unsupported' | 'broken'
export type CameraState = 'off' | 'starting' | 'on' | CameraProblem

export const isCameraProblem = (state: CameraState): state is CameraProblem =>
  !['off', 'starting', 'on'].includes(state)

const problems: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems.get(error.name)) || 'broken'

type Options = { createReader(): Promise<CodeReader>; onCode(code: FoundCode): void }

type Camera = {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  hint: Hint
  start(): void
  stop(): void
  /** Takes the next camera; undefined on a device with one. */
  switchCamera: (() => void) | undefined
  /** Whether its light is on; undefined without one. */
  isLit: boolean | undefined
  switchLight(): void
}

/** The cameras of the device by id, once the visitor has allowed one. */
async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.flatMap(({ kind, deviceId }) => (kind === 'videoinput' && deviceId ? [deviceId] : []))
}

/**
 * The camera of the device, which reports each code once while it is in the picture. The screen stays on meanwhile. A page that is
 * hidden films nothing; the camera starts again with the page, which phones would not do by themselves.
 */
export function useCamera({ createReader, onCode }: Options): Camera {
  const [isWanted, setWanted] = useState(false)
  const [state, setState] = useState<CameraState>('off')
  const [hint, setHint] = useState<Hint>()
  const [cameras, setCameras] = useState<readonly string[]>([])
  const [camera, setCamera] = useState<string>()
  const [isLit, setLit] = useState<boolean>()
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const report = useEffectEvent(onCode)
  const create = useEffectEvent(createReader)
  const isFilming = useIsPageVisible() && isWanted
  useEffect(() => {
    if (!isFilming) return
    const run = new AbortController()
    const stopAwake = keepAwake(() => {})
    setState('starting')
    const onStart = (started: MediaStream) => {
      stream.current = started
      setState('on')
      setLit(canLight(started) ? false : undefined)
      void listCameras().then(setCameras)
    }
    const settings = { video: video.current, camera, createReader: async () => await create(), signal: run.signal }
    film(settings, { onStart, onCode: (code) => report(code), onHint: setHint }).catch((error: unknown) => {
      if (run.signal.aborted) return
      setState(problemOf(error))
      setWanted(false)
    })
    return () => {
      run.abort()
      stopAwake()
      setHint(undefined)
      setLit(undefined)
    }
  }, [isFilming, camera])
  return {
    state,
    video,
    hint,
    isLit,
    start() {
      if (navigator.mediaDevices) setWanted(true)
      else setState('unsupported')
    },
    stop() {
      setWanted(false)
      setState('off')
    },
    switchCamera: cameras.length > 1 ? () => setCamera(nextCamera(cameras, stream.current)) : undefined,
    switchLight() {
      if (stream.current) void light(stream.current, !isLit).then(setLit)
    },
  }
}

/** The camera after the one of a stream. */
function nextCamera(cameras: readonly string[], stream: MediaStream | undefined): string | undefined {
  const current = stream?.getVideoTracks()[0]?.getSettings().deviceId ?? ''
  return cameras[(cameras.indexOf(current) + 1) % cameras.length]
}

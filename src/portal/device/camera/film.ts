import { createBlackCheck } from './blackCheck'
import type { CodeReader, FoundCode } from './CodeReader'

/** Time between two pictures that are searched for a code, in ms. */
const betweenMs = 120

/** Time for which a code must be out of the picture to be read again, in ms: nobody takes a code away at once. */
const againMs = 2500

/** Time after which a black picture, and one without a code, are reported, in ms. */
const blackMs = 3000
const emptyMs = 15_000

/** What may help when no code is found: `black` for a picture in which nothing is seen, `empty` for one without a code. */
export type Hint = 'black' | 'empty' | undefined

export type FilmEvents = {
  onStart(stream: MediaStream): void
  onCode(code: FoundCode): void
  onHint(hint: Hint): void
}

type Film = {
  video: HTMLVideoElement | null
  /** Id of the camera; undefined for the one that looks away from the visitor. */
  camera: string | undefined
  createReader(): Promise<CodeReader>
  signal: AbortSignal
}

/** Shows the camera and reports its codes until the signal. Rejects when the camera cannot be used or ends by itself. */
export async function film({ video, camera, createReader, signal }: Film, events: FilmEvents): Promise<void> {
  const which = camera === undefined ? { facingMode: 'environment' } : { deviceId: { exact: camera } }
  const wanted = { audio: false, video: { ...which, width: { ideal: 1280 } } }
  const reader = createReader()
  // Its failure is thrown below, unless the camera fails first.
  reader.catch(() => {})
  const stream = await navigator.mediaDevices.getUserMedia(wanted)
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted || !video) return stop()
  signal.addEventListener('abort', stop)
  try {
    video.srcObject = stream
    await video.play()
    const readCode = await reader
    if (signal.aborted) return
    events.onStart(stream)
    await search(video, stream, readCode, events, signal)
  } finally {
    stop()
    // Another run may have begun to film with the next camera.
    if (video.srcObject === stream) video.srcObject = null
  }
}

async function search(
  video: HTMLVideoElement,
  stream: MediaStream,
  readCode: CodeReader,
  { onCode, onHint }: FilmEvents,
  signal: AbortSignal,
): Promise<void> {
  const isNew = createMemory()
  const hintOf = createHints()
  while (!signal.aborted) {
    if (!stream.active) throw new Error('The camera has ended.')
    const code = await readCode(video)
    if (signal.aborted) return
    onHint(hintOf(video, code !== undefined))
    if (code && isNew(code.text)) onCode(code)
    await new Promise((resolve) => setTimeout(resolve, betweenMs))
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

/** Creates a function that says what is wrong with the pictures since the last code. */
function createHints(): (video: HTMLVideoElement, hasCode: boolean) => Hint {
  const isBlackNow = createBlackCheck()
  let litAt = performance.now()
  let foundAt = litAt
  return (video, hasCode) => {
    const now = performance.now()
    if (hasCode) foundAt = now
    if (hasCode || !isBlackNow(video)) litAt = now
    if (now - litAt > blackMs) return 'black'
    return now - foundAt > emptyMs ? 'empty' : undefined
  }
}

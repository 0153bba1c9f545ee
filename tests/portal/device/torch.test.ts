import { expect, it } from 'vitest'
import { canLight, light } from '../../../src/portal/device/camera/torch'

/** A stream of one camera, which refuses constraints with a failure. */
function streamOf(capabilities: object | undefined, failure?: Error) {
  const applied: unknown[] = []
  const track = {
    ...(capabilities && { getCapabilities: () => capabilities }),
    applyConstraints: async (constraints?: MediaTrackConstraints) => {
      applied.push(constraints)
      if (failure) throw failure
    },
  }
  return { applied, getVideoTracks: () => [track] }
}

it.each([
  ['with a light', { torch: true }, true],
  ['without one', { torch: false }, false],
  ['that says nothing of one', { width: { max: 1280 } }, false],
  ['in a browser that knows no capabilities', undefined, false],
])('a camera %s', (_, capabilities, expected) => {
  expect(canLight(streamOf(capabilities))).toBe(expected)
})

it('a stream without a camera has no light', async () => {
  const none = { getVideoTracks: () => [] }
  expect(canLight(none)).toBe(false)
  expect(await light(none, true)).toBe(false)
})

it('a light is switched on and off, and stays off where the camera refuses', async () => {
  const stream = streamOf({ torch: true })
  expect(await light(stream, true)).toBe(true)
  expect(await light(stream, false)).toBe(false)
  expect(stream.applied).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }])
  const refusing = streamOf({ torch: true }, new DOMException('The camera is in use.', 'OverconstrainedError'))
  expect(await light(refusing, true)).toBe(false)
})

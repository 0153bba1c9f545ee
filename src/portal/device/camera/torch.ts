/** The parts of a stream that its light needs. Not every browser knows capabilities. */
type Lamp = {
  getVideoTracks(): readonly (Pick<MediaStreamTrack, 'applyConstraints'> &
    Partial<Pick<MediaStreamTrack, 'getCapabilities'>>)[]
}

/** The light of a camera, which TypeScript does not know. */
const hasTorch = (capabilities: object): boolean => Reflect.get(capabilities, 'torch') === true

/** Whether the camera of a stream has a light. */
export function canLight(stream: Lamp): boolean {
  const [track] = stream.getVideoTracks()
  return track?.getCapabilities !== undefined && hasTorch(track.getCapabilities())
}

/** Switches the light of a camera. Resolves to whether it is on. */
export async function light(stream: Lamp, isOn: boolean): Promise<boolean> {
  const [track] = stream.getVideoTracks()
  const constraints: object = { advanced: [{ torch: isOn }] }
  try {
    await track?.applyConstraints(constraints)
    return isOn && track !== undefined
  } catch {
    return false
  }
}

import { createRandom } from '../random'

const size = 256

/** Creates smooth, seeded noise from -1 to 1. `wavelength` is in metres; each further octave halves it. */
export function createNoise(seed: number) {
  const random = createRandom(seed)
  const values = Array.from({ length: size * size }, () => random.below(20_001) / 10_000 - 1)
  const valueAt = (x: number, y: number) =>
    values[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  const octave = (x: number, y: number) => {
    const [left, bottom] = [Math.floor(x), Math.floor(y)]
    const [tx, ty] = [ease(x - left), ease(y - bottom)]
    const low = valueAt(left, bottom) * (1 - tx) + valueAt(left + 1, bottom) * tx
    const high = valueAt(left, bottom + 1) * (1 - tx) + valueAt(left + 1, bottom + 1) * tx
    return low * (1 - ty) + high * ty
  }
  return (x: number, y: number, wavelength: number, octaves = 3): number => {
    let sum = 0
    for (let i = 0; i < octaves; i++) {
      const scale = 2 ** i / wavelength
      sum += octave(x * scale + i * 37.3, y * scale + i * 91.7) / 2 ** i
    }
    return sum / (2 - 2 ** (1 - octaves))
  }
}

export type Noise = ReturnType<typeof createNoise>

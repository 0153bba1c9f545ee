import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readFacts } from '../../../src/portal/services/defects/report/photos/readFacts'

const blobOf = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)])

const small = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#777' } })

it('the head of a photograph says its size and where it was taken', async () => {
  const position = {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '50/1 38/1 1176/100' },
    ...{ GPSLongitudeRef: 'W', GPSLongitude: '5/1 46/1 5232/100' },
  }
  const facts = await readFacts(blobOf(await small().withExif({ IFD3: position }).jpeg().toBuffer()))
  expect(facts.pixels).toBe(64 * 48)
  expect(facts.position?.lat).toBeCloseTo(50.6366, 5)
  expect(facts.position?.lon).toBeCloseTo(-5.7812, 5)
})

it.each(['jpeg', 'png'] as const)('a picture of the format %s without a position has none', async (format) => {
  expect(await readFacts(blobOf(await small().toFormat(format).toBuffer()))).toEqual({
    pixels: 64 * 48,
    position: undefined,
  })
})

it('a picture of 30,000 × 30,000 pixels is told by its head, before it is decoded', async () => {
  const bytes = await small().png().toBuffer()
  // The size stands at the start of the first chunk.
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  expect((await readFacts(blobOf(bytes))).pixels).toBe(900_000_000)
})

it('what is no picture is refused', async () => {
  await expect(readFacts(new Blob(['%PDF-1.7 no picture']))).rejects.toThrow()
})

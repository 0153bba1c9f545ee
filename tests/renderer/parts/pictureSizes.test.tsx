import { expect, it } from 'vitest'
import { type Box, chooseSize, type Natural, targetSize } from '../../../src/server/api/pictures/chooseSize'
import { foldersOf, validFixtures } from '../../helpers/fixtures'
import { renderBlocks } from '../../helpers/renderer/renderBlocks'

/** Blocks that show pictures, a form with a picture field among them. */
const types = foldersOf('blocks').filter((type) =>
  /"image|"images|"picture"/.test(JSON.stringify(validFixtures(`blocks/${type}`))),
)

it.each([
  { width: 1600, height: 900, isScalable: true },
  { width: 900, height: 1600, isScalable: true },
  { width: 5000, height: 4000, isScalable: false },
] satisfies Natural[])('pictures of %o are drawn in the very size that blocks request', async (natural) => {
  const requested = new Map<string, Box>()
  const imageUrl = (source: string, { crop = false, ...size }: { width: number; height: number; crop?: boolean }) => {
    const box = { width: Math.round(size.width), height: Math.round(size.height), crop }
    requested.set(JSON.stringify(box), box)
    return source
  }
  const { width, height } = natural
  const blocks = types.flatMap((type) => validFixtures(`blocks/${type}`).map(({ json }) => json))
  const shaped = JSON.stringify(blocks, (_, value) =>
    value?.src && value.alt !== undefined ? { ...value, width, height } : value,
  )
  await renderBlocks(JSON.parse(shaped), { imageUrl })
  expect(requested.size).toBeGreaterThan(20)
  for (const box of requested.values()) {
    const [drawn, wanted] = [chooseSize(natural, box), targetSize(natural, box)]
    // The page multiplies sides that it has rounded.
    const off = Math.max(Math.abs(drawn.width / wanted.width - 1), Math.abs(drawn.height / wanted.height - 1))
    expect(off, `${JSON.stringify(box)} is drawn as ${JSON.stringify(drawn)}`).toBeLessThan(0.02)
  }
})

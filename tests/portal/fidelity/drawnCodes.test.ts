import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { FidelityCode } from '../../../schemas/engine'
import type { DrawnCode } from '../../../src/portal/pages/CodeSheet'
import { drawCode, isMatrix } from '../../../src/portal/services/fidelity/drawCode'
import { drawMatrix } from '../../../src/portal/services/fidelity/drawMatrix'
import { cardOf } from '../../../src/portal/services/fidelity/scan/ReadCard'

const library = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

beforeAll(async () => {
  const { buffer } = new Uint8Array(readFileSync(library))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
})

/** What a scanner reads of a drawn code. */
async function scan({ width, height, path }: DrawnCode) {
  const scale = Math.ceil(700 / width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">
    <path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill-rule="evenodd" d="${path}"/></svg>`
  const [found] = await readBarcodes(await sharp(Buffer.from(svg)).png().toBuffer())
  return found
}

it.each([
  ['ean-13', '4006381333931'],
  ['ean-13', '0036000291452'],
  ['ean-8', '96385074'],
  ['code-128', 'BIB-0042'],
  ['code-39', 'CARTE 42'],
  ['qr', 'https://piscine.example/abo/77123'],
  ['aztec', 'ABONNE 77123'],
  ['pdf417', 'CARTE 12345 MONTCLAIR'],
] as const satisfies readonly (readonly [FidelityCode, string])[])(
  'a scanner reads the drawn %s of %s, and the scan page keeps it as the same card',
  async (code, number) => {
    const drawn = isMatrix(code) ? drawMatrix(code, number) : drawCode({ code, number })
    const found = drawn && (await scan(drawn))
    expect(found && cardOf(found)).toEqual({ type: code, number })
  },
)

it('a text that is too long makes no code of dots', () => {
  expect(drawMatrix('aztec', 'x'.repeat(5000))).toBeUndefined()
  expect(drawMatrix('pdf417', 'x'.repeat(5000))).toBeUndefined()
})

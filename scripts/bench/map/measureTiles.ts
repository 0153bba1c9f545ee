import { Agent, get } from 'node:http'

const centre = { lat: 50.6421, lon: 5.7912 }

/** Number of tiles to each side of the centre, by zoom level. */
const reach: readonly (readonly [zoom: number, tiles: number])[] = [
  [12, 0],
  [13, 1],
  [14, 2],
  [15, 3],
  [16, 5],
]

/**
 * Measures a server that was just started: vector tiles while they are cut, the same tiles from the cache, and as many empty tiles
 * outside the town, which shows the time of HTTP itself.
 */
export async function measureTiles(address: string): Promise<string> {
  const urls = reach.flatMap(([zoom, tiles]) => tilesAround(zoom, tiles)).map((path) => `${address}${path}`)
  // Loads the map of the town and opens the connection.
  await timeOf(`${address}${tilesAround(10, 0)[0]}`)
  const empty = `${address}${tilesAround(16, 0)[0]?.replace(/\d+$/, '0')}`
  const cut: number[] = []
  const kept: number[] = []
  const bare: number[] = []
  for (const url of urls) cut.push(await timeOf(url))
  for (const url of urls) {
    kept.push(await timeOf(url))
    bare.push(await timeOf(empty))
  }
  const p95 = (values: number[]) => (values.sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0).toFixed(1)
  return `vector tiles, p95 of ${urls.length} with HTTP: ${p95(cut)} ms cut (≤ 30), ${p95(kept)} ms kept (≤ 2), ${p95(bare)} ms an empty one`
}

/** One persistent connection, like a browser's. `fetch` would take longer than the server. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const timeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200 && answer.statusCode !== 204)
        reject(new Error(`${url} answers ${answer.statusCode}.`))
      answer.resume().once('end', () => resolve(performance.now() - started))
    }).once('error', reject)
  })

/** Paths of the tiles around the centre of Montclair. */
function tilesAround(z: number, reach: number): string[] {
  const count = 2 ** z
  const angle = (centre.lat * Math.PI) / 180
  const column = Math.floor(((centre.lon + 180) / 360) * count)
  const row = Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * count)
  const sides = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return sides.flatMap((x) =>
    sides.map((y) => `/maps-service/api/v1/web/tiles/montclair/${z}/${column + x}/${row + y}`),
  )
}

import autocannon from 'autocannon'

/** Requests a second of one server-rendered page, from a client on the same machine. */
export async function measureThroughput(address: string): Promise<void> {
  await autocannon({ url: address, connections: 4, duration: 3 })
  const { requests, latency, non2xx } = await autocannon({ url: address, connections: 8, duration: 10 })
  console.log(
    `home page from the server: ${requests.average.toFixed(0)} requests/s (${requests.min}–${requests.max}), ` +
      `median ${latency.p50} ms, 99 % within ${latency.p99} ms, ${non2xx} failed`,
  )
}

// Fetches answers of another server once and then sends the same bytes: node bareRoute.mjs <port> <url>…
import fastify from 'fastify'

const [port, ...urls] = process.argv.slice(2)
const app = fastify()
for (const [index, url] of urls.entries()) {
  const { type, encoding, body } = await readAnswer(url)
  app.get(`/${index}`, (_, reply) => reply.type(type).header('content-encoding', encoding).send(body))
}
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log('ready')

/** Reads the body of an answer as sent, because `fetch` would decompress it. */
async function readAnswer(url) {
  const { get } = await import('node:http')
  return await new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const { 'content-type': type, 'content-encoding': encoding = 'identity' } = answer.headers
        resolve({ type, encoding, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

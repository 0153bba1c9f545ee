import { connect } from 'node:net'

/** Sends a request as it is written, which no HTTP client does. Resolves to the whole answer, with its head. */
export const sendLines = (origin: URL, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(origin.port), origin.hostname, () => {
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })

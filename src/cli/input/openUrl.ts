import { explainFetch } from './explainFetch'
import { followRedirects } from './followRedirects'
import { inSeconds } from './inSeconds'
import { peek } from './peek'
import type { Shape, Source } from './Source'
import { shapeOf } from './shapeOf'
import { Unreadable } from './Unreadable'

const limits = {
  /** Bytes of one answer. */
  bytes: 1024 ** 3,
  /** How many times as long as its silences an answer may take in all. */
  patience: 30,
}

/**
 * Asks a server; it may be silent for `timeout` milliseconds. Throws `Unreadable` unless it answers with content. What is odd
 * about the answer is noted, half a sentence each.
 */
export async function openUrl(address: string, timeout: number, note: (text: string) => void): Promise<Source> {
  const controller = new AbortController()
  const stop = (problem: string) => () => controller.abort(new Unreadable(problem))
  const silence = setTimeout(stop(`did not answer within ${inSeconds(timeout)}`), timeout)
  const heard = () => silence.refresh()
  const total = timeout * limits.patience
  const end = setTimeout(stop(`is still sending after ${inSeconds(total)}`), total)
  const close = () => {
    clearTimeout(silence)
    clearTimeout(end)
    controller.abort()
  }
  try {
    const { response, url, through } = await followRedirects(address, controller.signal, heard)
    if (through !== '' && url.host !== new URL(address).host) note(`redirects to ${url.href}`)
    const sent = response.headers.get('content-type')?.toLowerCase() ?? ''
    const content = await peek(readBody(response, heard, through), () => true)
    if (/^[\s\uFEFF]*</.test(content.start.toString('utf8', 0, 200)))
      throw new Unreadable(describeMarkup(sent, through))
    if (/\bhtml\b/.test(sent)) note(`is sent as ${sent}; JSON is sent as application/json`)
    return { shape: shapeOfAnswer(sent, url.pathname), chunks: () => content.chunks, close }
  } catch (error) {
    close()
    throw explainFetch(error)
  }
}

async function* readBody(response: Response, heard: () => void, through: string): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      heard()
      size += chunk.length
      if (size > limits.bytes) throw new Unreadable(`${through}sends more than ${limits.bytes / 1024 ** 3} GB`)
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    }
  } catch (error) {
    throw explainFetch(error)
  }
}

function shapeOfAnswer(sent: string, path: string): Shape | undefined {
  if (/ndjson|jsonl|json-?lines/.test(sent)) return 'ndjson'
  return /[/+]json\b/.test(sent) && !path.endsWith('.gz') ? 'json' : shapeOf(path)
}

function describeMarkup(sent: string, through: string): string {
  const what = /xml/.test(sent) && !/html/.test(sent) ? 'XML' : 'HTML'
  return `${through}sends ${what}, not JSON: is it the address of a page for people, or of a login?`
}

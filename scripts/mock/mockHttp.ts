import type { IncomingMessage, ServerResponse } from 'node:http'

/** Reads the body of a request. */
export async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): unknown =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const sendHtml = (response: ServerResponse, status: number, html: string): unknown =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)

import { door } from '../../src/portal/entry-server'
import { openServer, type ServerOptions, type TestServer } from '../helpers/server/openServer'

/** The part of a build’s manifest that pages use. */
export const assets = {
  'src/portal/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'renderer/blocks/poll/Poll.tsx': { file: 'assets/poll.js', css: ['assets/poll.css'], imports: ['_react.js'] },
  'renderer/blocks/schedule/Schedule.tsx': { file: 'assets/schedule.js' },
  'src/portal/texts/fr.json?messages': { file: 'assets/texts-fr.js' },
  'src/portal/texts/en.json?messages': { file: 'assets/texts-en.js' },
  'src/portal/routes/Menu.tsx': { file: 'assets/menu.js', css: ['assets/menu.css'] },
}

export type Answered = { status: number; html: string; headers: Record<string, unknown> }

type Portal = TestServer & { get(url: string, headers?: Record<string, string>): Promise<Answered> }

/** Opens the server with both demonstration towns and the real portal. */
export async function openPortal(options: ServerOptions = {}): Promise<Portal> {
  const server = await openServer({ portal: { ...door, assets }, ...options })
  const get = async (url: string, headers: Record<string, string> = {}): Promise<Answered> => {
    const answer = await server.app.inject({ url, headers })
    return { status: answer.statusCode, html: answer.body, headers: answer.headers }
  }
  return { ...server, get }
}

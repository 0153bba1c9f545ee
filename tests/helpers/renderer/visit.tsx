import type { Host } from '../../../renderer/engine/HostContext'
import type { Action } from '../../../schemas/engine'
import { draw } from './draw'

/** A portal whose address follows what its blocks do, like the real one; `search` is the query of the page it begins at. */
export async function visit(components: unknown[], path: string, search = '', options: Partial<Host> = {}) {
  const went: { path: string; replace?: boolean | undefined }[] = []
  const ran: Action[] = []
  const run: Host['run'] = async (action) => {
    ran.push(action)
    if (action.handler !== 'navigation') return { status: 'done', value: undefined }
    went.push(action.data)
    const [place = '', query = ''] = action.data.path.split('?')
    await scene.go({ path: place, search: query })
    return { status: 'done', value: undefined }
  }
  const scene = await draw(components, { run, ...options }, { path, search })
  return { ...scene, went, ran }
}

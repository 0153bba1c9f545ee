import type { Host } from '../../../renderer/engine/HostContext'
import type { Action } from '../../../schemas/engine'
import { renderBlocks } from './renderBlocks'

/**
 * Renders blocks in a portal whose address follows their navigations, as in the real one. `search` is the query of the
 * first page. Returns the navigations and all actions so far, too.
 */
export async function visit(components: unknown[], path: string, search = '', options: Partial<Host> = {}) {
  const navigations: { path: string; replace?: boolean | undefined }[] = []
  const ran: Action[] = []
  const run: Host['run'] = async (action) => {
    ran.push(action)
    if (action.handler !== 'navigation') return { status: 'done', value: undefined }
    navigations.push(action.data)
    const [place = '', query = ''] = action.data.path.split('?')
    scene.follow({ path: place, search: query })
    return { status: 'done', value: undefined }
  }
  const scene = await renderBlocks(components, { run, ...options }, { path, search })
  return { ...scene, navigations, ran }
}

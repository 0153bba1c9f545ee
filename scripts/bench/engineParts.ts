/** The modules that count as the size of the engine. */
export { createExecutor } from '../../renderer/actions/executor'
export { handlers } from '../../renderer/actions/handlers/index'
export { Blocks } from '../../renderer/engine/Blocks'
export { createEngine } from '../../renderer/engine/createEngine'
export { DocumentProvider } from '../../renderer/engine/DocumentContext'
export { HostContext } from '../../renderer/engine/HostContext'
export { shareStructure } from '../../renderer/engine/shareStructure'

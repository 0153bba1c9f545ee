import { builtProgram } from '../builtProgram'

/** Returns the path of the built command. Builds it first when it is missing or stale. */
export const builtCli = (): Promise<string> => builtProgram({ mode: 'cli', main: 'cli/beffroi.js', source: 'src/cli' })
